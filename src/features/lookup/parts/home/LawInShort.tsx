import { Box, Stack } from '@mantine/core'
import { Section } from '#ui/Section.tsx'
import classes from './LawInShort.module.css'

/** Who must be microchipped by when, nation by nation. Source: the regulations that each row links to. */
export function LawInShort() {
  return (
    <Section
      title="The law in short"
      lead="A dog or cat that must be chipped must also be registered, with details that are right. That is the keeper’s duty: the person with whom the animal normally lives."
    >
      <ul className={classes.nations}>
        {laws.map(({ nation, dogs, cats, instrument, link }) => (
          <li className={classes.nation} key={nation}>
            <Box component="h3" ff="heading" fz="h3" fw={600} lh="h3" m="0 0 0.75rem">
              {nation}
            </Box>
            <dl className={classes.ages}>
              <dt>Dogs</dt>
              <dd>{dogs}</dd>
              <dt>Cats</dt>
              <dd>{cats}</dd>
            </dl>
            <a className={classes.link} href={link} rel="noopener noreferrer">
              {instrument}
            </a>
          </li>
        ))}
      </ul>
      <Stack component="ul" gap="0.5rem" c="dimmed" m="1.5rem 0 0" maw="52rem" ps="1.25rem">
        <li>A puppy must be chipped and registered before it goes to its new keeper.</li>
        <li>In England a keeper who is served a notice to put it right has 21 days; after that the fine is up to £500.</li>
        <li>
          A dog in a public place in Great Britain must also wear a collar with the keeper’s name and address. A chip does not replace it.
        </li>
      </Stack>
    </Section>
  )
}

const laws = [
  {
    nation: 'England',
    dogs: 'By 8 weeks old',
    cats: 'By 20 weeks old',
    instrument: 'Microchipping of Cats and Dogs (England) Regulations 2023',
    link: 'https://www.legislation.gov.uk/uksi/2023/468',
  },
  {
    nation: 'Wales',
    dogs: 'By 8 weeks old',
    cats: 'No duty',
    instrument: 'Microchipping of Dogs (Wales) Regulations 2015',
    link: 'https://www.legislation.gov.uk/wsi/2015/1990',
  },
  {
    nation: 'Scotland',
    dogs: 'By 8 weeks old',
    cats: 'No duty',
    instrument: 'Microchipping of Dogs (Scotland) Regulations 2016',
    link: 'https://www.legislation.gov.uk/ssi/2016/58',
  },
  {
    nation: 'Northern Ireland',
    dogs: 'By 8 weeks old, and for a dog licence',
    cats: 'No duty',
    instrument: 'Dogs (Licensing and Identification) Regulations (NI) 2012',
    link: 'https://www.legislation.gov.uk/nisr/2012/132',
  },
]
