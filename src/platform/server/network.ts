/**
 * What limits count as one caller: an IPv4 address, or the first 64 bits of an IPv6 address, for one line has all the
 * addresses behind them (RFC 6177).
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? []
  if (mapped) return mapped

  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter((group) => group !== '')
  const right = tail?.split(':') ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
