import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { site } from '#src/site.ts'
import { Notice } from '#ui/Notice.tsx'

/** For an organisation that has an animal in: its keeper looks for it, and what that means for handing it over. */
export function ReportedGone({ reported, number }: { reported: 'missing' | 'stolen' | null; number: string }) {
  if (!reported) return null
  if (reported === 'missing')
    return (
      <Notice kind="danger" title="Its keeper is looking for this animal" live>
        They’ve reported it missing. Tell them now that it’s with you.
      </Notice>
    )
  return (
    <Notice kind="danger" title="This animal has been reported stolen" live>
      Don’t hand it to anyone who asks for it. Tell the police on <a href="tel:101">101</a>, give them the number {groupChipNumber(number)}{' '}
      and write down their reference. Then call us on <a href={site.phoneLink}>{site.phone}</a>.
    </Notice>
  )
}
