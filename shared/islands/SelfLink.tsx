interface SelfLinkProps {
  /** Id of the element that the link stands in. */
  readonly id: string;
  readonly name: string;
}

/** The address of one row, to be copied. It stands beside the row's own link, which leads elsewhere. */
export function SelfLink({ id, name }: SelfLinkProps) {
  return (
    <a className="self-link" href={`#${id}`} aria-label={`Link to ${name}`}>
      #
    </a>
  );
}
