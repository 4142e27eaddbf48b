import type { MatchRecord } from '@fairground/kernel'

/** Offers a record as a download. */
export function save(record: MatchRecord): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${record.game}-${record.id}.json`
  link.click()
  // After the click the browser has its own reference to the file.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
