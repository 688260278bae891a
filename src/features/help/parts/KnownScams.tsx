import { Box } from '#ui/Box.tsx'
import { Columns } from '#ui/Columns.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Quoted } from '#ui/Quoted.tsx'
import { Section } from '#ui/Section.tsx'

/** The tricks that keepers in the UK have met, in the words in which they come. */
export function KnownScams() {
  return (
    <Section title="Scams to know" lead="The names and logos change. The tricks don’t.">
      <Columns min="20rem">
        {SCAMS.map(({ title, says, truth }) => (
          <Panel title={title} level={3} key={title}>
            <Box bg="var(--ui-alert-back)" bdrs="md" c="var(--ui-alert-text)" p="0.75rem 1rem">
              <Quoted>{says}</Quoted>
            </Box>
            <Box component="p" m="0.75rem 0 0">
              {truth}
            </Box>
          </Panel>
        ))}
      </Columns>
    </Section>
  )
}

const SCAMS = [
  {
    title: 'The expired chip',
    says: 'Your pet’s microchip registration has expired. Renew today for £24.99 to stay protected.',
    truth: 'Chips don’t expire. The sender often knows your pet’s name and number from an advert or a poster. That doesn’t make it true.',
  },
  {
    title: 'The register you’ve never heard of',
    says: 'Your pet isn’t in the national database. Complete its registration here.',
    truth:
      'There’s no single national database. Look up your pet’s number on our home page: if a register that answers us has it, you’ll see.',
  },
  {
    title: 'The finder who wants money',
    says: 'I’ve got your dog. Send £200 for the vet’s bill and I’ll bring him back.',
    truth: 'Ask for a mark that only you know, and a photo taken now. Pay nothing before you’ve got your pet back, and tell the police.',
  },
  {
    title: 'The code',
    says: 'I’ve found your cat! To be sure that you’re real, I’ve sent you a code. Can you read it out to me?',
    truth: 'The code opens an account in your name, often your own. Never read out a code that you’ve been sent.',
  },
  {
    title: 'The puppy with papers to follow',
    says: 'The chip is done and the vet will send the number. Pay the deposit to keep her.',
    truth: 'A puppy that’s ready to go has a number, and the breeder has it to hand. Look it up before you pay anything.',
  },
  {
    title: 'The call from “us”',
    says: 'This is your pet’s database. There’s a problem with your payment. Can you confirm the card?',
    truth: 'We never ask for card details on the phone. Put the phone down, and call us on the number on this page.',
  },
]
