/** A session of the W3C's WebDriver protocol, as far as the journeys need it: https://www.w3.org/TR/webdriver2/ */

/** The protocol's name for the reference to an element. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export interface WebDriverSession {
  /** @throws Error with the driver's message */
  readonly post: <Value = void>(command: string, parameters?: object) => Promise<Value>;
  readonly get: <Value>(command: string) => Promise<Value>;
  readonly quit: () => Promise<void>;
}

export async function startSession(driver: string, capabilities: object): Promise<WebDriverSession> {
  const body = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId } = await send<{ sessionId: string }>(`${driver}/session`, 'POST', body);
  const session = `${driver}/session/${sessionId}`;
  return {
    post: (command, parameters = {}) => send(`${session}/${command}`, 'POST', parameters),
    get: (command) => send(`${session}/${command}`, 'GET'),
    quit: () => send(session, 'DELETE'),
  };
}

async function send<Value>(url: string, method: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value };
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}
