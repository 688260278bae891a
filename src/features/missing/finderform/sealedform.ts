import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import type { Vault } from '#platform/server/vault.ts'
import type { Field, Typed } from './fields.ts'
import { TypedForm, WrongFields } from './typed.ts'

const Form = z.object({ typed: TypedForm, wrong: WrongFields, at: z.coerce.date() })

interface Filled {
  typed: Typed
  wrong: Field[]
  at: Date
}

const PURPOSE = 'finder form'

/** A form with what was typed, on its way through an address: nobody but this register can read it, and after an hour not even it. */
export const sealedForm = (vault: Vault) => ({
  seal: ({ typed, ...rest }: Filled): string => vault.seal(PURPOSE, JSON.stringify({ ...rest, typed: { ...typed, captcha: '' } })),
  open: (sealed: string, now: Date): Pick<Filled, 'typed' | 'wrong'> | null => {
    try {
      const { typed, wrong, at } = Form.parse(JSON.parse(vault.open(PURPOSE, sealed)))
      return at < earlier(now, { hours: 1 }) ? null : { typed, wrong }
    } catch {
      return null
    }
  },
})
