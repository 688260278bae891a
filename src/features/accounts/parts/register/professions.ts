import { paths } from '#src/paths.ts'
import type { Work } from '../../kit/occupation/work.ts'

export interface Profession {
  work: Work
  /** Its page of registration, and where it leads. */
  page: string
  dashboard: string
  title: string
  lead: string
  /** The title once they have registered. */
  registered: string
  /** For somebody who has an account. */
  addTitle: string
  addLead: string
  /** What can be done while Staff check, and what only afterwards. */
  meanwhile: readonly string[]
  afterwards: readonly string[]
}

export const breeder: Profession = {
  work: 'Breeder',
  page: paths.registerBreeder,
  dashboard: paths.breederDashboard,
  title: 'Register as a breeder',
  lead: 'Register whole litters in one go, hand over each animal with a transfer pack, and stay on the register as its breeder for life.',
  registered: 'You’re registered as a breeder',
  addTitle: 'Add a breeder profile',
  addLead: 'We’ll add it to your account. Your own pets stay where they are.',
  meanwhile: ['Register litters', 'Print transfer packs', 'Offer animals to buyers'],
  afterwards: ['Appear when people search for breeders'],
}

export const welfare: Profession = {
  work: 'Welfare',
  page: paths.welfareRegister,
  dashboard: paths.welfareDashboard,
  title: 'Register your organisation',
  lead: 'For vet practices, rescues, councils and the police: take animals in, find their keepers or find them a new home.',
  registered: 'Your organisation is registered',
  addTitle: 'Add your organisation',
  addLead: 'We’ll add it to your account. Your own pets stay where they are.',
  meanwhile: ['Look up chips', 'Write to keepers through us', 'See animals looking for a home'],
  afterwards: ['Take animals in and register them', 'Offer them for adoption', 'Be named as a rescue back-up'],
}

export const trainer: Profession = {
  work: 'Trainer',
  page: paths.registerTrainer,
  dashboard: paths.trainerDashboard,
  title: 'Register as a trainer',
  lead: 'For people who teach microchip implanting: your students take the exam with us, you assess their practical, and we issue their certificates.',
  registered: 'You’re registered as a trainer',
  addTitle: 'Add a trainer profile',
  addLead: 'We’ll add it to your account. Your own pets stay where they are.',
  meanwhile: ['Look up chips', 'See what your students will go through'],
  afterwards: ['Get a referral code for your students', 'See how they do in the exam', 'Record their practicals, and certify them'],
}

export const implanter: Profession = {
  work: 'Implanter',
  page: paths.registerImplanter,
  dashboard: paths.implanterHome,
  title: 'Register as an implanter',
  lead: 'For vets, vet nurses and trained implanters: order chips, register animals as you chip them, and see which ones are still waiting for their keeper.',
  registered: 'You’re registered as an implanter',
  addTitle: 'Add an implanter profile',
  addLead: 'We’ll add it to your account. Your own pets stay where they are.',
  meanwhile: ['Look up chips', 'See what packs of chips cost'],
  afterwards: ['Order microchips', 'Register animals as you chip them', 'Report chips that fail'],
}
