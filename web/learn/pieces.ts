/** What we need of an element to split a picture into pieces. */
export interface Cuttable<E> {
  readonly children: Iterable<E>
  querySelectorAll(all: '*'): { readonly length: number }
}

/**
 * Splits a tree into pieces of about so many elements, in their order: whole branches, several small ones together. A drawing is one
 * branch, however large, since its parts belong together.
 */
export function pieces<E extends Cuttable<E>>(
  root: E,
  size: number,
  isWhole: (element: E) => boolean = isDrawing,
): readonly (readonly E[])[] {
  const found: E[][] = []
  let left = 0
  const take = (element: E): void => {
    const weight = element.querySelectorAll('*').length + 1
    if (weight > size && !isWhole(element)) {
      for (const child of element.children) take(child)
      return
    }
    if (weight > left || found.length === 0) {
      found.push([])
      left = size
    }
    found[found.length - 1].push(element)
    left -= weight
  }
  for (const child of root.children) take(child)
  return found
}

const isDrawing = (element: unknown): boolean => element instanceof SVGElement
