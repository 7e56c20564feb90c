/**
 * Faint parts without a layer of their own: some renderers fail on a see-through group whose parts lie outside of the
 * window around it. Where parts overlap they show through each other.
 */
export function veiled(opacity: number, ...parts: readonly string[]): string {
  return `<g fill-opacity="${opacity}" stroke-opacity="${opacity}">${parts.join('')}</g>`;
}
