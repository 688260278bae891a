import { nationOf } from '#features/accounts/nationOf.ts'
import { openByText } from '#features/accounts/openWithoutEmail.ts'
import { lawOn } from '#platform/law/tools.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { handlerWithPreflight } from '#platform/server/answer.ts'
import { acceptLetter } from '../acceptance.ts'
import { heldByLink, holdersOf, offerOfLink, toPayFor } from '../bylink.ts'
import { acceptByText } from '../contract.ts'
import { takenByText } from '../messages.ts'

export default handlerWithPreflight(
  acceptByText,
  async ({ input, services }) => ({ nation: await nationOf({ input, services }) }),
  async (context, { nation }) => {
    const { input, db, now, services, refuse, notify } = context
    const offer = await offerOfLink(db, services, { id: input.requestId, code: input.code })
    if (!offer) throw refuse('noSuchRequest')
    const all = await heldByLink(db, offer, now)
    if (all.length === 0 || !offer.toMobile) throw refuse('ended')
    if (offer.toEmail) throw refuse('hasEmail')
    const holders = await holdersOf(db, offer.toMobile)
    if (holders.signIn) throw refuse('hasAccount')

    const { address, name } = input
    const known = holders.byTelephone.find((one) => isSame(one, { name, postcode: address.postcode }))
    const keeper = known ?? (await openByText(context, { ...address, name, nation, mobile: offer.toMobile }))
    const { id, email } = keeper
    const who = { id, email, name: keeper.name, roles: ['Customer' as const], sessionId: '' }
    const because = await acceptLetter({ ...context, ...lawOn(db, now, id), who }, all)
    if (because) throw refuse('notNow', { because })

    const petNames = all.map(({ pet }) => pet.name)
    const toPay = await toPayFor(
      db,
      all.map((one) => one.offer),
    )
    await notify(id, takenByText(petNames, toPay))
    return { petNames, toPay }
  },
)

type Person = Pick<CallContext<typeof acceptByText>['input'], 'name'> & { postcode: string | null }

/** Whoever has the number of somebody else now gives another name or lives elsewhere. */
const isSame = (one: Person, other: Person) => one.name.toLowerCase() === other.name.toLowerCase() && one.postcode === other.postcode
