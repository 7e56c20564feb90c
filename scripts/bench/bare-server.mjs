/** node:http with recorded responses. Arguments: the file of responses and the port. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [, , file = '', port = ''] = process.argv;
const answers = new Map(
  JSON.parse(readFileSync(file, 'utf8')).map(({ path, headers, body }) => {
    const bytes = Buffer.from(body, 'base64');
    return [path, { bytes, headers: [...headers, 'Content-Length', String(bytes.length)] }];
  }),
);

createServer((req, res) => {
  const { bytes, headers } = answers.get(req.url);
  res.writeHead(200, headers).end(bytes);
}).listen(Number(port), '127.0.0.1');
