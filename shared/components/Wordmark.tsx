/** The company's name as it stands in the header: type and the finish line. */
export function Wordmark() {
  return (
    <span className="wordmark">
      Swiss <span className="wordmark-line" />
      Timing
    </span>
  );
}
