interface Flag {
  /** What it switches, for Staff. */
  what: string
  /** How it stands in a new register. */
  usual: boolean
  /** The addresses that are closed with it, and everything below them, with their entries in the menus. The calls name it in their contracts. */
  pages: readonly string[]
}

/** Every feature that can be switched off; what a person reads then is in `closed.ts`. A flag that the database does not have counts as off. */
export const FLAGS = {
  newsletter: {
    what: 'The sign-up box at the foot of every page. Readers can always leave.',
    usual: true,
    pages: [],
  },
  wheel: {
    what: 'The wheel of prizes. Prizes that are won wait until it’s on again.',
    usual: true,
    pages: ['/home1'],
  },
  insurance: {
    what: 'Quotes for pet insurance.',
    usual: true,
    pages: ['/insurance', '/quote', '/customer-dashboard/insurance'],
  },
  shop: {
    what: 'The shop, the cart and the checkout. Orders that are placed go on.',
    usual: true,
    pages: ['/products', '/cart', '/checkout', '/customer-dashboard/wishlist'],
  },
  tailtag: {
    what: 'Selling TailTag and TailTag Plus. Tags that are sold keep working.',
    usual: true,
    pages: ['/products/tail-tag', '/tailtag'],
  },
  bookings: {
    what: 'Finding and booking implanters. Visits that are booked go on.',
    usual: true,
    pages: ['/implanters'],
  },
  chat: {
    what: 'Beginning a conversation with us or with a professional. Finders and keepers can always write to each other.',
    usual: true,
    pages: ['/conversations/new'],
  },
} as const satisfies Record<string, Flag>

export type FlagCode = keyof typeof FLAGS

const places: readonly (readonly [page: string, code: string])[] = Object.entries(FLAGS)
  .flatMap(([code, { pages }]) => pages.map((page) => [page, code] as const))
  // A page below another may have a flag of its own.
  .toSorted(([one], [other]) => other.length - one.length)

/** The flag that the page at an address stands or falls with. */
export function flagAt(address: string): string | undefined {
  const path = address.replace(/[?#].*/, '')
  return places.find(([page]) => path === page || path.startsWith(`${page}/`))?.[1]
}
