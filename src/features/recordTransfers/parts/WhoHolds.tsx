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
        <Notice kind="success" title={`${verdict.holder.name} holds this chip`} live>
          That is the record you can move here. We have chosen {verdict.holder.name} for the next step.
        </Notice>
      )
    case 'free':
      return (
        <Notice title="No database that answers us holds this chip" live>
          {verdict.silent.length > 0 && `${listed(verdict.silent)} did not answer when we asked. `}
          Several databases take no questions at all. If you know where the animal is registered, go on and choose it.
        </Notice>
      )
  }
}
