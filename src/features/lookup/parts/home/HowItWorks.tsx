import { IconBellRinging, IconHome, IconScan, IconUserPlus } from '@tabler/icons-react'
import { Box } from '#ui/Box.tsx'
import { Columns } from '#ui/Columns.tsx'
import { Mark } from '#ui/Mark.tsx'
import { Section } from '#ui/Section.tsx'
import classes from './HowItWorks.module.css'

/** From the first registration to the way home, in four steps. */
export function HowItWorks() {
  return (
    <Section title="How a microchip brings a pet home" lead="The chip only holds a number. The register links that number to you.">
      <Columns component="ol" min="15rem">
        {steps.map(({ Icon, title, text }) => (
          <li className={classes.step} key={title}>
            <Box lh={0} mb="1.125rem">
              <Mark size="lg">
                <Icon size={26} stroke={1.8} />
              </Mark>
            </Box>
            <h3>{title}</h3>
            <Box component="p" c="dimmed" m="0.5rem 0 0">
              {text}
            </Box>
          </li>
        ))}
      </Columns>
    </Section>
  )
}

const steps = [
  {
    Icon: IconUserPlus,
    title: 'You register the number',
    text: 'With your pet’s description and how to reach you. Moved house or changed your phone? Update it here in a minute, free.',
  },
  {
    Icon: IconScan,
    title: 'Someone scans your pet',
    text: 'A vet, rescue centre or dog warden reads the number, or a finder takes the animal to one.',
  },
  {
    Icon: IconBellRinging,
    title: 'We let you know',
    text: 'The finder only learns that the chip is registered here. You learn that someone looked up your pet, and when.',
  },
  {
    Icon: IconHome,
    title: 'You talk, and it comes home',
    text: 'You and the finder message each other through us. Neither of you sees the other’s address, e-mail or number.',
  },
]
