import { withoutBlanks } from '#platform/web/form.ts'

/** The answers of the form that gives an animal away. */
export const blankGiving = {
  petId: '',
  to: { kind: '', contact: { email: '', mobile: '' }, organisationId: '' },
  organisationName: '',
  why: '',
  note: '',
  health: '',
  behaviour: '',
  /** In pounds, as typed. */
  feePence: '',
}

export type Giving = typeof blankGiving

/** What the call is asked: only what belongs to the kind of recipient that was chosen. */
export function given({ petId, to, why, note, health, behaviour, feePence }: Giving): unknown {
  // A breeder who takes an animal back asks for no fee, and needs no reason.
  const isToBreeder = to.kind === 'breeder'
  return {
    ...asRecord(
      withoutBlanks({ petId, why: why || (isToBreeder ? 'other' : ''), note: to.kind === 'anybody' ? '' : note, health, behaviour }),
    ),
    to: recipient(to),
    feePence: isToBreeder ? 0 : penceIn(feePence),
  }
}

function recipient({ kind, contact, organisationId }: Giving['to']): unknown {
  if (kind === 'person') return { kind, contact: withoutBlanks(contact) }
  return kind === 'organisation' ? withoutBlanks({ kind, organisationId }) : withoutBlanks({ kind })
}

/** Pounds as people type them, in pence; nothing typed is nothing asked, and what is no amount stays as it is, to be refused. */
export function penceIn(typed: string): unknown {
  const plain = typed.replace(/[£,\s]/g, '')
  if (plain === '') return 0
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : typed
}

const asRecord = (value: unknown) => (typeof value === 'object' ? value : {})
