import { COVERS } from '#knowledge/insurance/covers.ts'
import { Columns, Rows } from '#ui/Columns.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Ticks } from '#ui/Ticks.tsx'
import { coverWords } from '../../words.ts'

/** The four kinds of cover, each with what it pays for and what it doesn’t. */
export function Covers() {
  return (
    <Columns min="17rem">
      {COVERS.map((cover) => {
        const { label, lead, pays, never } = coverWords[cover]
        return (
          <Panel key={cover} title={label} level={3} lead={lead}>
            <Rows gap="sm">
              <Ticks lines={pays} />
              <Ticks lines={never} crossed />
            </Rows>
          </Panel>
        )
      })}
    </Columns>
  )
}
