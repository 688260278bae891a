import { IconClipboardCheck, IconHeartHandshake, IconScan, IconVaccine } from '@tabler/icons-react'
import { Box } from '#ui/Box.tsx'
import { Columns } from '#ui/Columns.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Section } from '#ui/Section.tsx'

/** From the first scan to the record, step by step. */
export function ChippingDay() {
  return (
    <Section
      title="What happens on the day"
      lead="It takes a few minutes, at a practice or in your kitchen. Your pet doesn’t need to fast or to be put to sleep for it."
      ground="band"
    >
      <Columns component="ol" min="14rem">
        {STEPS.map(({ Icon, title, says }, index) => (
          <Box component="li" display="grid" key={title}>
            <Panel icon={<Icon size={26} stroke={1.8} />} title={`${index + 1}. ${title}`} level={3}>
              {says}
            </Panel>
          </Box>
        ))}
      </Columns>
    </Section>
  )
}

const STEPS = [
  {
    Icon: IconScan,
    title: 'A scan first',
    says: 'The implanter passes a reader over your pet. If it already has a chip, it doesn’t get another.',
  },
  {
    Icon: IconVaccine,
    title: 'The chip goes in',
    says: 'Under the loose skin between the shoulder blades, with a sterile needle. It’s over in a second or two, much like a vaccination.',
  },
  {
    Icon: IconClipboardCheck,
    title: 'A second scan',
    says: 'The number on the reader has to be the one on the label. You get a label to keep.',
  },
  {
    Icon: IconHeartHandshake,
    title: 'The record',
    says: 'The implanter registers it for you here the same day, and you confirm that it’s yours. Or you register the number yourself, with us or elsewhere.',
  },
] as const
