const groupBits = 16
/** What one household or one server has: all its addresses are one visitor. */
const homeBits = 64
/** What one customer of a provider may have: a second, wider measure for what a server could do from many homes. */
const siteBits = 48

/**
 * What counts as one visitor for limits: an IPv4 address as it is; of an IPv6 address the first 64 bits, in one
 * spelling, since a visitor has all the addresses in them.
 */
export function clientNetwork(address: string): string {
  return address.includes(':') ? firstBits(address, homeBits) : address
}

/** The same as firewalls write it: an IPv4 address, or `2001:db8:1:2::/64`. */
export function clientRange(address: string): string {
  return address.includes(':') ? `${clientNetwork(address)}/${homeBits}` : address
}

/** The first 48 bits of an IPv6 address; an IPv4 address is its own. */
export function clientSite(address: string): string {
  return address.includes(':') ? firstBits(address, siteBits) : address
}

/** The first bits in one spelling: `2001:db8:1:2::`. */
function firstBits(address: string, bits: number): string {
  const [before = '', after] = address.split('%')[0]?.split('::') ?? []
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const given = groups(before)
  const last = after === undefined ? [] : groups(after)
  const missing = after === undefined ? 0 : 8 - given.length - last.length - (after.includes('.') ? 1 : 0)
  const all = [...given, ...Array.from({ length: missing }, () => '0'), ...last]
  return `${all
    .slice(0, bits / groupBits)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::`
}
