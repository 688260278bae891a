import { getChipDetail } from '#features/chips/contract.ts'
import { inSentence } from '#platform/text/sentence.ts'
import { useCall } from '#platform/web/useCall.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Timeline } from '#ui/Timeline.tsx'

interface ChipLifeProps {
  number: string
  shown: string
  onClose: () => void
}

/** What has happened to a chip that an implanter holds or has implanted, the latest first. */
export function ChipLife({ number, shown, onClose }: ChipLifeProps) {
  const query = useCall(getChipDetail, { chipNumber: number })
  return (
    <FormDialog title={`History of ${shown}`} onClose={onClose}>
      <Loaded what="the chip’s history" query={query}>
        {({ life }) => (
          <Timeline
            label={`History of ${shown}, latest first`}
            entries={life.toReversed().map(({ at, what, words, by }, index) => ({
              key: String(life.length - index),
              at,
              title: what,
              text: `By ${by === 'You' ? 'you' : inSentence(by)} · ${words}`,
            }))}
          />
        )}
      </Loaded>
    </FormDialog>
  )
}
