import { site } from '#src/site.ts'

const TITLES: Record<string, string> = {
  '/home': 'Home',
  '/microchipping': 'Microchipping',
  '/tailtag': 'TailTag',
  '/about-us': 'About Us',
  '/contact-us': 'Contact Us',
  '/login': 'Login',
  '/register': 'Register',
  '/register/implanter': 'Register Implanter',
  '/register/breeder': 'Register Breeder',
  '/welfare-register': 'Register Welfare',
  '/implanter-dashboard/home': 'Implanter Dashboard',
  '/implanter-dashboard/manage-chips': 'Implanter Manage Chips',
  '/implanter-dashboard/manage-chips/register-chip': 'Implanter Register Chip',
  '/implanter-dashboard/manage-chips/dead-chips': 'Dead Chips',
  '/implanter-dashboard/order-chips': 'Order Chips List',
  '/implanter-dashboard/profile': 'Implanter Profile',
}

/** The document title of a page: the table's, or the product name for every other address. */
export function titleOf(pathname: string): string {
  return TITLES[pathname.replace(/(.)\/+$/, '$1')] ?? site.name
}
