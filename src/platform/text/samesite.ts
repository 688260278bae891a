const HERE = 'https://here.invalid'

/** A path of this site as it stands in an address, or null: whatever else it was, nobody is sent there. */
export function sameSite(path: string | null | undefined): string | null {
  if (!path?.startsWith('/') || !URL.canParse(path, HERE)) return null
  const url = new URL(path, HERE)
  if (url.origin !== HERE || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
