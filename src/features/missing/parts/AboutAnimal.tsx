import { PetPicture } from '#features/pets/kit/PetPicture.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { When } from '#ui/When.tsx'
import { calledOf, type Listed, sexWords, sizeWords, tagOf, whereaboutsWords, wordsOf } from './words.ts'

/** What anyone may know of an animal that’s lost or was found. */
export function AboutAnimal({ animal }: { animal: Listed }) {
  const { id, kind, species, colour, photoUrl, description, breed, sex, size, area, at, whereabouts, reward } = animal
  const tag = tagOf(animal)
  const facts = [
    {
      label: kind === 'lost' ? 'Last seen' : 'Found',
      value: (
        <>
          {area}, <When at={at} />
        </>
      ),
    },
    { label: 'Animal', value: [wordsOf(species).label, breed].filter(Boolean).join(', ') },
    { label: 'Colour', value: colour },
    { label: 'Sex', value: sexWords[sex] },
    ...(size ? [{ label: 'Size', value: sizeWords[size] }] : []),
    ...(whereabouts ? [{ label: 'Where it is now', value: whereaboutsWords[whereabouts] }] : []),
    ...(reward ? [{ label: 'Reward', value: 'Yes' }] : []),
  ]
  return (
    <Panel>
      <Group gap="1.5rem" align="flex-start">
        <Box flex="none">
          <PetPicture pet={{ id, name: calledOf(animal), species, colour, photoUrl }} size={160} described />
        </Box>
        <Box flex="1 1 18rem" miw={0}>
          <Box mb="0.75rem">
            <StatusTag tone={tag.tone}>{tag.label}</StatusTag>
          </Box>
          <FactList facts={facts} />
        </Box>
      </Group>
      {description && (
        <Box component="p" mt="1.25rem" mb={0} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {description}
        </Box>
      )}
    </Panel>
  )
}
