declare module 'negotiator' {
  /** What its published types lack: the order in which equal encodings are taken. */
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> });
    encoding(available: string[], options: { preferred: string[] }): string | undefined;
  }
}
