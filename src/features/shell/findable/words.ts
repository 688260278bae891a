import { paths } from '#src/paths.ts'

export interface SocialWords {
  title: string
  line: string
}

/** What the pictures of pages say where their links are shared; a page that isn't here has the picture of the whole site. */
export const SOCIAL: Record<string, SocialWords> = {
  [paths.home]: { title: 'Found a pet? Let’s get it home.', line: 'Look up any UK microchip. Free, day and night.' },
  [paths.lostFound]: { title: 'Lost and found pets near you', line: 'Report a lost or found animal. It’s free.' },
  [paths.reportFound]: { title: 'Found an animal?', line: 'Tell us where, and we’ll help find its keeper.' },
  [paths.customerRegister]: { title: 'Register your pet’s microchip', line: 'Pay once. Every change after that is free for ever.' },
  [paths.register]: { title: 'Join Homeward', line: 'Keep your pet’s record up to date, free for ever.' },
  [paths.transferDatabase]: { title: 'Move your pet’s record here', line: 'We tell the other register for you.' },
  [paths.pricingPlans]: { title: 'Plans and what’s always free', line: 'Lookups, changes and messages never cost anything.' },
  [paths.tailTag]: { title: 'Design your TailTag', line: 'Your name and address on the back, a code to scan on the front.' },
  [paths.tailTagAbout]: { title: 'A tag that leads finders to you', line: 'Scan it with any phone. No app, no subscription.' },
  [paths.products]: { title: 'The Homeward shop', line: 'Things for keepers, breeders and implanters.' },
  [paths.implanters]: { title: 'Book microchipping near you', line: 'Implanters we’ve verified, at home or in a clinic.' },
  [paths.breeders]: { title: 'Find a breeder', line: 'Breeders we’ve verified, near you.' },
  [paths.wheel]: { title: 'Spin the wheel for a prize', line: 'One free spin each. Nothing to buy.' },
  [paths.insurance]: { title: 'Pet insurance', line: 'A quote in one minute.' },
  [paths.microchipping]: { title: 'Microchipping and the law', line: 'What you must do, nation by nation.' },
  [paths.aboutUs]: { title: 'About Homeward', line: 'A UK register for pet microchips.' },
  [paths.contactUs]: { title: 'Contact us', line: 'We answer the phone seven days a week.' },
  [paths.developers]: { title: 'Homeward for developers', line: 'Look up and register chips from your own software.' },
}
