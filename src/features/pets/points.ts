import type * as z from 'zod'
import type { Money } from '#platform/contract/shapes.ts'
import { extensionPoint } from '#platform/extension.ts'
import type { LawTools } from '#platform/law/tools.ts'
import type { CallContext } from '#platform/server/answer.ts'
import type { petLife } from './lifecycle.ts'

type Tools = Pick<CallContext<never>, 'db' | 'now' | 'transition' | 'start'>

/** How the registration of an animal is paid for. */
export interface RegistrationFee {
  /** True where what this keeper has bought before pays for one more animal. */
  cover: (tools: Tools, accountId: string) => Promise<boolean>
  /** Pays for animals that await payment with what this account has in hand, as far as it goes; the rest owe theirs. Those that are paid. */
  payOrOwe: (tools: LawTools, accountId: string, petIds: readonly string[]) => Promise<string[]>
  /** What is to be paid for an animal that is on the register now, by the plan that was chosen, or the one for one animal. */
  owe: (tools: Tools, owed: { petId: string; accountId: string; plan?: string }) => Promise<RegistrationDue>
}

interface RegistrationDue {
  purchaseId: string
  amount: z.output<typeof Money>
  plan: string
}

export const registrationFees = extensionPoint<RegistrationFee>('registrationFees')

/** What a keeper has said of an animal, as it was before. */
export interface StatusChange {
  pet: { id: string; statusAt: Date }
  move: keyof typeof petLife.moves
}

/** What else follows when a keeper reports what has become of an animal. */
export const petReported =
  extensionPoint<(tools: Pick<Tools, 'db' | 'now' | 'transition'>, change: StatusChange) => Promise<void>>('petReported')

/** An animal that was registered here though another register says it has the number. */
export interface HeldTwice {
  petId: string
  keeperId: string
  registerCode: string
}

type Teller = Pick<CallContext<never>, 'db' | 'now' | 'start' | 'notify' | 'queue'>

/** What follows when an animal is registered whose number another register has as well. */
export const registeredTwice = extensionPoint<(tools: Teller, twice: HeldTwice) => Promise<unknown>>('registeredTwice')

/** Has it followed, where another register has the number. */
export async function followTwice(
  context: Teller & Pick<CallContext<never>, 'extensions'>,
  { alsoHeldBy, ...pet }: Omit<HeldTwice, 'registerCode'> & { alsoHeldBy: string | undefined },
): Promise<void> {
  if (!alsoHeldBy) return
  for (const follow of context.extensions(registeredTwice)) await follow(context, { ...pet, registerCode: alsoHeldBy })
}

/** A certificate that isn’t of a pet’s registration. */
export interface OtherCertificate {
  kind: 'implanter'
  /** The document, if it’s this account’s own. */
  make: (
    context: Pick<CallContext<never>, 'db' | 'now' | 'services'>,
    asked: { id: string; accountId: string },
  ) => Promise<{ bytes: Buffer; type: string; name: string } | null>
}

export const otherCertificates = extensionPoint<OtherCertificate>('otherCertificates')
