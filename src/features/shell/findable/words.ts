import { articleHead } from '#features/news/queries.ts'
import { paths } from '#src/paths.ts'
import type { Scene } from './scenes.ts'

export interface SocialWords {
  title: string
  line: string
  scene: Scene
}

/** What the pictures of pages say where their links are shared; a page that isn't here has the picture of the whole site. */
export const SOCIAL: Record<string, SocialWords> = {
  [paths.home]: { title: 'Found a pet? Let’s get it home.', line: 'Look up any UK microchip. Free, day and night.', scene: 'HeroScene' },
  [paths.lostFound]: { title: 'Lost and found pets near you', line: 'Report a lost or found animal. It’s free.', scene: 'PosterArt' },
  [paths.reportFound]: { title: 'Found an animal?', line: 'Tell us where, and we’ll help find its keeper.', scene: 'MessageRelayArt' },
  [paths.customerRegister]: {
    title: 'Register your pet’s microchip',
    line: 'Pay once. Every change after that is free for ever.',
    scene: 'ScanChipArt',
  },
  [paths.register]: { title: 'Join Homeward', line: 'Keep your pet’s record up to date, free for ever.', scene: 'CelebrationArt' },
  [paths.registerImplanter]: {
    title: 'Join Homeward as an implanter',
    line: 'Register chips, take bookings and order stock.',
    scene: 'VetArt',
  },
  [paths.registerBreeder]: {
    title: 'Join Homeward as a breeder',
    line: 'Enter a litter once, and pass each one on with a code.',
    scene: 'LitterArt',
  },
  [paths.welfareRegister]: {
    title: 'Join as a rescue, vet or council',
    line: 'Look up animals, and take in those that need a home.',
    scene: 'VetArt',
  },
  [paths.studentRegister()]: { title: 'Train as an implanter', line: 'An exam here, and a practical with a trainer.', scene: 'ExamArt' },
  [paths.transferDatabase]: { title: 'Move your pet’s record here', line: 'We tell the other register for you.', scene: 'MovingArt' },
  [paths.pricingPlans]: {
    title: 'Plans and what’s always free',
    line: 'Lookups, changes and messages never cost anything.',
    scene: 'ReceiptArt',
  },
  [paths.tailTag]: {
    title: 'Design your TailTag',
    line: 'Your name and address on the back, a code to scan on the front.',
    scene: 'HeroScene',
  },
  [paths.tailTagAbout]: {
    title: 'A tag that leads finders to you',
    line: 'Scan it with any phone. No app, no subscription.',
    scene: 'HeroScene',
  },
  [paths.activateTag()]: { title: 'Activate your TailTag', line: 'It’s free. You’ll need the code and the PIN.', scene: 'CelebrationArt' },
  [paths.qrScanner]: { title: 'Scan a code', line: 'A TailTag, a certificate or a microchip label.', scene: 'ScanChipArt' },
  [paths.products]: { title: 'The Homeward shop', line: 'Things for keepers, breeders and implanters.', scene: 'ParcelArt' },
  [paths.implanters]: { title: 'Book microchipping near you', line: 'Implanters we’ve verified, at home or in a clinic.', scene: 'VetArt' },
  [paths.breeders]: { title: 'Find a breeder', line: 'Breeders we’ve verified, near you.', scene: 'LitterArt' },
  [paths.wheel]: { title: 'Spin the wheel for a prize', line: 'One free spin each. Nothing to buy.', scene: 'CelebrationArt' },
  [paths.insurance]: { title: 'Pet insurance', line: 'A quote in one minute.', scene: 'CertificateArt' },
  [paths.quote()]: { title: 'Get a pet insurance quote', line: 'Three short steps. We don’t give advice.', scene: 'CertificateArt' },
  [paths.news()]: { title: 'News and advice', line: 'For keepers, breeders and anyone who finds a pet.', scene: 'SearchPaperArt' },
  [paths.faq()]: { title: 'Questions and answers', line: 'Search in your own words.', scene: 'SearchPaperArt' },
  [paths.isItUs]: {
    title: 'Is this message from us?',
    line: 'Paste it, and we’ll say if anything’s wrong with it.',
    scene: 'HookedMessageArt',
  },
  [paths.microchipping]: { title: 'Microchipping and the law', line: 'What you must do, nation by nation.', scene: 'RulesArt' },
  [paths.aboutUs]: { title: 'About Homeward', line: 'A UK register for pet microchips.', scene: 'HeroScene' },
  [paths.contactUs]: { title: 'Contact us', line: 'We answer the phone seven days a week.', scene: 'MessageRelayArt' },
  [paths.freeChips]: { title: 'Ask us for free chips', line: 'For charities, breeders, landlords and events.', scene: 'ScanChipArt' },
  [paths.developers]: { title: 'Homeward for developers', line: 'Look up and register chips from your own software.', scene: 'RulesArt' },
  [paths.compliance]: { title: 'What the law asks of us', line: 'Each condition, and what we do about it.', scene: 'RulesArt' },
  [paths.status]: { title: 'Is everything working?', line: 'What each part of the register says about itself.', scene: 'SearchPaperArt' },
  [paths.privacyPolicy]: { title: 'Privacy policy', line: 'What we know about you, who can see it, and for how long.', scene: 'LockedArt' },
  [paths.terms]: { title: 'Terms and conditions', line: 'What you can expect of us, and what we ask of you.', scene: 'RulesArt' },
  [paths.cookies]: { title: 'Cookies', line: 'We don’t set any.', scene: 'LockedArt' },
  [paths.complaints]: { title: 'Complaints', line: 'If we’ve got something wrong, tell us.', scene: 'MessageRelayArt' },
  [paths.cancellation]: { title: 'Cancel or return', line: 'You don’t have to give a reason.', scene: 'ParcelArt' },
  [paths.accessibility]: { title: 'Accessibility statement', line: 'What you can do here, and what doesn’t work yet.', scene: 'RulesArt' },
}

const ARTICLE_SCENES: Record<NonNullable<ReturnType<typeof articleHead>>['picture'], Scene> = {
  rules: 'RulesArt',
  poster: 'PosterArt',
  relay: 'MessageRelayArt',
  hook: 'HookedMessageArt',
  litter: 'LitterArt',
  document: 'SearchPaperArt',
  chip: 'ScanChipArt',
  moving: 'MovingArt',
  certificate: 'CertificateArt',
  suitcase: 'SuitcaseArt',
}

/** What the picture of one page says; undefined where it has the picture of the whole site. */
export function socialWords(path: string): SocialWords | undefined {
  const slug = /^\/news\/([\w-]+)$/.exec(path)?.[1]
  const article = slug === undefined ? null : articleHead(slug)
  return article ? { title: article.title, line: 'News and advice', scene: ARTICLE_SCENES[article.picture] } : SOCIAL[path]
}
