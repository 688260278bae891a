import { whenText } from '#platform/text/whentext.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import { breederListing } from '../contract.ts'

/** Says above a breeder’s animals and litters that their licence has run out, and what follows. */
export function LicenceEnded() {
  const { data } = useCall(breederListing, {})
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
