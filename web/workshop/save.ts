/** Offers a text as a download. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // After the click the browser has its own reference to the file.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
