import type { BatchStatus, UnitStatus } from '#database/types.ts'
import { type Because, because } from '#platform/law/clause.ts'
import { anyOf, may, type Person } from '#platform/law/policy.ts'
import { CHIP_USES, chipUnitLife } from './lifecycle.ts'

export type ChipUse = (typeof CHIP_USES)[number]

/** What the rules look at: a chip as it stands on a day (`YYYY-MM-DD`). */
export interface ChipNow {
  status: UnitStatus
  batchStatus: BatchStatus
  expiresOn: string
  day: string
}

/** STOCK-4, STOCK-5 How a chip can be used on a day; null once it is in an animal, was given back or is lost. */
export function useOf({ status, batchStatus, expiresOn, day }: ChipNow): ChipUse | null {
  const own = USES[status]
  if (own === null) return null
  const use = STOPPED[batchStatus] ?? own
  return use === 'ready' && !isSterile({ expiresOn }, day) ? 'notSterile' : use
}

/**
 * DEAD-4 The same for a chip that went into an animal before its batch was stopped, or before its implanter knew: the law wants the
 * animal's chip registered, whatever has become of the batch.
 */
export const useInAnimal = (chip: ChipNow): ChipUse | null =>
  useOf({ ...chip, status: chip.status === 'recalled' ? 'withImplanter' : chip.status, batchStatus: 'inStock' })

/** STOCK-4 Whether a chip is sterile on a day, the last day included. */
export const isSterile = ({ expiresOn }: { expiresOn: string }, day: string) => day <= expiresOn

const USES: Record<ChipNow['status'], ChipUse | null> = {
  reserved: 'onItsWay',
  unsold: null,
  dispatched: 'onItsWay',
  withImplanter: 'ready',
  offered: 'offered',
  expired: 'notSterile',
  recalled: 'calledBack',
  implanted: null,
  registered: null,
  returned: null,
  lostInPost: null,
  deadUnused: null,
  failedInAnimal: null,
  released: null,
}

const STOPPED: Record<ChipNow['batchStatus'], ChipUse | null> = { inStock: null, frozen: 'frozen', recalled: 'calledBack' }

const NOT_NOW: Record<Exclude<ChipUse, 'ready'>, Because> = {
  offered: because('STOCK-15', 'You’ve offered it to a colleague. Take it back, then register it.'),
  onItsWay: because('STOCK-5', 'It’s on its way to you. Confirm delivery under Orders, then register it.'),
  frozen: because('DEAD-4', 'Other chips in its batch have failed. Don’t use it until we tell you that you can.'),
  calledBack: because('DEAD-4', 'Its batch has been recalled. Don’t implant it.'),
  notSterile: because('STOCK-4', 'It’s no longer sterile. Use another chip.'),
}

const USED = because('STOCK-4', 'It’s already in an animal, or was returned.')

/** STOCK-5, STOCK-17 Why a chip that never came can't be registered, and how that is taken back; null for any other. */
export const missingBecause = ({ status }: Pick<ChipNow, 'status'>): Because | null => (status === 'lostInPost' ? MISSING : null)

const MISSING = because(
  'STOCK-17',
  'You reported this chip missing from your order. If it’s turned up, press “A missing chip has turned up” under Orders, then register it.',
)

function mayRegister(chip: ChipNow): true | Because {
  const use = useOf(chip)
  if (use === null) return missingBecause(chip) ?? USED
  return use === 'ready' || NOT_NOW[use]
}

/** DEAD-1, DEAD-2 A chip that is reported is one in hand or one in an animal. */
const mayReport = anyOf<ChipNow>(may(chipUnitLife, 'dud', 'Implanter'), may(chipUnitLife, 'fail', 'Implanter'))

/** What the holder of a chip may do with it now, each with the reason why not. */
export const whatMay = (who: Person, chip: ChipNow) => ({ register: mayRegister(chip), report: mayReport(who, chip) })

/** Where unused chips are sent to. */
export const sentBackTo = ({ COMPANY_NAME, COMPANY_ADDRESS }: { COMPANY_NAME: string; COMPANY_ADDRESS?: string | undefined }) =>
  COMPANY_ADDRESS ? `${COMPANY_NAME}, ${COMPANY_ADDRESS}` : COMPANY_NAME
