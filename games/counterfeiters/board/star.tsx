/** A five-pointed star of radius 1 around the origin. */
const STAR = 'M0-1 .24-.32.95-.31.38.12.59.81 0 .4-.59.81-.38.12-.95-.31-.24-.32Z'

interface Props {
  readonly x?: number
  readonly y?: number
  readonly size?: number
}

export function Star({ x = 0, y = 0, size = 1 }: Props) {
  return <path class="cf-star" d={STAR} transform={`translate(${x} ${y}) scale(${size})`} />
}
