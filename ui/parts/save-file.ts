/** Downloads a text file. */
export function saveFile(fileName: string, content: string, type: string): void {
  saveBlob(fileName, new Blob([content], { type }))
}

/** Downloads a binary file; `content` is base64. */
export function saveBytes(fileName: string, content: string, type: string): void {
  saveBlob(fileName, new Blob([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], { type }))
}

/** Downloads a file that the browser made. */
export function saveBlob(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}
