import type { ChipUse, HeldChip } from '#features/stock/shapes.ts'
import { whenText } from '#platform/text/whentext.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { RowActions } from '#ui/RowActions.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { registerOf } from '../manage/address.ts'
import { LifeButton } from '../manage/LifeButton.tsx'
import { stoppedWords, unitWords } from '../words.ts'
import { titleOf } from './title.ts'

/** A chip that the person who looks it up holds and hasn't used. */
export function OwnStock({ chip, use }: { chip: HeldChip; use: ChipUse }) {
  const { number, shown, status, batch, manufacturer, expiresOn, can } = chip
  const { label, tone } = stoppedWords[use] ?? unitWords[status]
  return (
    <Panel
      title={titleOf(use)}
      look="sunk"
      footer={
        <RowActions of={shown}>
          {can.register === true && (
            <ButtonLink weight="plain" size="sm" to={registerOf(number)}>
              Register this chip
            </ButtonLink>
          )}
          <LifeButton number={number} shown={shown} />
        </RowActions>
      }
    >
      <FactList
        facts={[
          { label: 'Batch', value: `${batch} (${manufacturer})` },
          { label: 'Sterile until', value: whenText(expiresOn, 'day') },
          { label: 'Status', value: <StatusTag tone={tone}>{label}</StatusTag> },
        ]}
      />
    </Panel>
  )
}
