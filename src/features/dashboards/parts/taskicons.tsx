import {
  IconArrowsExchange,
  IconBuildingStore,
  IconCertificate,
  IconCreditCard,
  IconDeviceMobile,
  IconEye,
  IconFileAlert,
  IconGift,
  IconHandStop,
  IconHeart,
  IconHome,
  IconHourglass,
  IconHourglassLow,
  IconMail,
  IconMapPinQuestion,
  IconMessageCircle,
  IconPaw,
  IconPawOff,
  IconScale,
  IconShieldQuestion,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Task } from '#features/accounts/shapes.ts'

const ICONS: Record<Task['kind'], typeof IconMail> = {
  sighting: IconEye,
  foundAnimal: IconPaw,
  beginSearch: IconMapPinQuestion,
  message: IconMessageCircle,
  keepershipRequest: IconShieldQuestion,
  disputed: IconScale,
  chipsStopped: IconHandStop,
  reportDue: IconFileAlert,
  offer: IconGift,
  chippedForYou: IconPaw,
  rehoming: IconHome,
  applicants: IconUsers,
  litterRequest: IconPaw,
  email: IconMail,
  mobile: IconDeviceMobile,
  standing: IconCertificate,
  evidence: IconCertificate,
  unregisteredImplant: IconPawOff,
  offerEnding: IconHourglass,
  chipsExpiring: IconHourglassLow,
  stayLong: IconBuildingStore,
  details: IconHeart,
  payment: IconCreditCard,
  claimRelease: IconPaw,
  moveUnconfirmed: IconArrowsExchange,
  registerConflict: IconArrowsExchange,
  deathReported: IconHeart,
  sharing: IconUsers,
  cameBack: IconMail,
  secondContact: IconUserPlus,
}

/** The picture of a kind of task. */
export function iconOf(kind: Task['kind']): ReactNode {
  const Icon = ICONS[kind]
  return <Icon size={24} />
}
