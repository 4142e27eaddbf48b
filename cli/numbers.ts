/** 12345.6 as 12,346. */
export function grouped(value: number): string {
  return Math.round(value).toLocaleString('en')
}

/** 0.2345 as 23.5 %. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
