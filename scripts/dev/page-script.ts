/** The script of every page in development: reloads it when the server is another process, and shows what goes wrong. */
export const PAGE_SCRIPT = `
const events = new EventSource('/development/events');
events.onmessage = ({ data }) => {
  if (new URL(import.meta.url).search !== '?' + data) location.reload();
};
events.addEventListener('problem', ({ data }) => show(JSON.parse(data)));
addEventListener('error', ({ error, message }) => show(error?.stack ?? message));
addEventListener('unhandledrejection', ({ reason }) => show(reason?.stack ?? reason));

function show(text) {
  const problem = document.createElement('pre');
  problem.textContent = text;
  problem.style.cssText = 'position:sticky;bottom:0;z-index:99;margin:0;padding:1em;color:#fff;background:#a00;white-space:pre-wrap';
  document.body.append(problem);
}
`;
