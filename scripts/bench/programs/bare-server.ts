/** The least that can answer: node:http, recorded heads and bodies, no decision but the address. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { RecordedAnswer } from '../record-answer.ts';

const [, , answersFile = ''] = process.argv;
const recorded = JSON.parse(readFileSync(answersFile, 'utf8')) as RecordedAnswer[];
const answers = new Map(
  recorded.map(({ path, headers, bodyBase64 }) => [
    path,
    { headers: [...headers], body: Buffer.from(bodyBase64, 'base64') },
  ]),
);

createServer((req, res) => {
  const answer = answers.get(req.url ?? '');
  if (answer === undefined) {
    res.writeHead(404).end();
    return;
  }
  res.writeHead(200, answer.headers);
  res.end(answer.body);
}).listen(Number(process.env.PORT), process.env.HOST);
