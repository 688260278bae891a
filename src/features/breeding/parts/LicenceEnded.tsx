import { whenText } from '#platform/text/whentext.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import { breederListing, getBreederPets, giveNewLicence } from '../contract.ts'

/** Says above a breeder’s animals and litters that their licence has run out, and what follows. */
export function LicenceEnded() {
  const { data } = useCall(breederListing, {})
  if (data?.licenceWaiting) return <NewLicence {...data.licenceWaiting} />
  if (!data?.lapsed || !data.licensedUntil) return null
  return (
    <Notice
      kind="warning"
      title={`Your licence ended on ${whenText(data.licensedUntil, 'day')}`}
      action={
        <ButtonLink weight="plain" size="sm" to={paths.profile}>
          Add your new licence
        </ButtonLink>
      }
    >
      {data.maySellDogs
        ? 'You need a licence to sell from three litters in 12 months. If you’ve renewed yours, add the new one.'
        : 'You can’t sell puppies until we’ve got your new licence, and the transfer codes you’ve printed don’t work until then. You can still register litters and keep your puppies.'}
    </Notice>
  )
}

/** The puppies that were born between two licences, and the one act that gives them the new one. */
function NewLicence({ licenceNumber, count }: { licenceNumber: string; count: number }) {
  const { run, isPending } = useAction(giveNewLicence, { refresh: [breederListing, getBreederPets], toast: true })
  const those = count === 1 ? 'this puppy' : `these ${count} puppies`
  return (
    <Notice
      title={count === 1 ? '1 puppy has no licence on its record' : `${count} puppies have no licence on their records`}
      action={
        <ActionButton weight="plain" size="sm" busy={isPending} onClick={() => run({ licenceNumber })}>
          Use the new licence {licenceNumber} for {those}
        </ActionButton>
      }
    >
      They were born after your last licence had ended. If the new one was valid on that day, use it for them.
    </Notice>
  )
}
