import type { MatchRecord } from '@fairground/kernel'

/** Hands a record to the person as a file. */
export function save(record: MatchRecord): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${record.game}-${record.id}.json`
  link.click()
  // The browser has its own hold on the file once the click is through.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
