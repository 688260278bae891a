/** The database of the register on an embedded server, reached through the folder of its socket. */
export function socketUrl(folder: string): string {
  return `postgresql://postgres@localhost:5432/homeward?host=${encodeURIComponent(folder)}`
}

/** The address of another database on the same server. */
export function withDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
