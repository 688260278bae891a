import { ChipAsked } from '#features/chips/kit/ChipAsked.tsx'
import type { ChipCheck } from '#features/chips/kit/useChipCheck.ts'
import type { OpenVerdict } from '#features/chips/kit/verdict.ts'
import { listed } from '#platform/listed.ts'
import { Notice } from '#ui/Notice.tsx'

/** Which database has the record now, as far as they answer. */
export function WhoHolds({ check }: { check: ChipCheck }) {
  return (
    <ChipAsked check={check} before="the record is moved">
      {(verdict) => <Said verdict={verdict} />}
    </ChipAsked>
  )
}

function Said({ verdict }: { verdict: OpenVerdict }) {
  switch (verdict.kind) {
    case 'elsewhere':
      return (
        <Notice kind="success" title={`${verdict.holder.name} has a record of this chip`} live>
          That’s the record you can move here. We’ve chosen {verdict.holder.name} for the next step.
        </Notice>
      )
    case 'free':
      return (
        <Notice title="We couldn’t find a record of this chip" live>
          {verdict.silent.length > 0 && `${listed(verdict.silent)} didn’t answer when we asked. `}
          Several databases don’t answer other registers. If you know where your pet is registered, carry on and choose that database.
        </Notice>
      )
  }
}
