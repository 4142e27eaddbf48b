/** Hands a text to the person as a file. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has its own hold on the file once the click is through.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
