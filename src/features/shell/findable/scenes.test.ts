import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HeroScene } from '#ui/art/HeroScene.tsx'
import { CelebrationArt } from '#ui/art/spots/CelebrationArt.tsx'
import { CertificateArt } from '#ui/art/spots/CertificateArt.tsx'
import { ExamArt } from '#ui/art/spots/ExamArt.tsx'
import { HookedMessageArt } from '#ui/art/spots/HookedMessageArt.tsx'
import { LitterArt } from '#ui/art/spots/LitterArt.tsx'
import { LockedArt } from '#ui/art/spots/LockedArt.tsx'
import { MessageRelayArt } from '#ui/art/spots/MessageRelayArt.tsx'
import { MovingArt } from '#ui/art/spots/MovingArt.tsx'
import { ParcelArt } from '#ui/art/spots/ParcelArt.tsx'
import { PosterArt } from '#ui/art/spots/PosterArt.tsx'
import { ReceiptArt } from '#ui/art/spots/ReceiptArt.tsx'
import { RulesArt } from '#ui/art/spots/RulesArt.tsx'
import { ScanChipArt } from '#ui/art/spots/ScanChipArt.tsx'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { SuitcaseArt } from '#ui/art/spots/SuitcaseArt.tsx'
import { VetArt } from '#ui/art/spots/VetArt.tsx'
import { SCENES, type Scene, sceneFile } from './scenes.ts'

const ART = new URL('../../../ui/art/', import.meta.url)

const ARTS: Record<Scene, ComponentType> = {
  HeroScene,
  CelebrationArt,
  CertificateArt,
  ExamArt,
  HookedMessageArt,
  LitterArt,
  LockedArt,
  MessageRelayArt,
  MovingArt,
  ParcelArt,
  PosterArt,
  ReceiptArt,
  RulesArt,
  ScanChipArt,
  SearchPaperArt,
  SuitcaseArt,
  VetArt,
}

/** The colours by day: a shared picture has no scheme and no style sheet. */
async function coloursIn(sheet: string): Promise<Map<string, string>> {
  const [day = ''] = (await readFile(new URL(sheet, ART), 'utf8')).split('}')
  return new Map([...day.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', colour = '']) => [name, colour]))
}

test.each(SCENES)('a shared link shows %s as our pages do (vitest -u draws it again)', async (scene) => {
  const isSpot = scene !== 'HeroScene'
  const colours = await coloursIn(isSpot ? 'spots/Spot.module.css' : 'HeroScene.module.css')
  const drawn = renderToStaticMarkup(createElement(ARTS[scene]))
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replaceAll(/ class="[^"]*"| aria-hidden="true"/g, '')
    .replaceAll(/ (?:width|height)="[^"]*"(?=[^<>]* viewBox)/g, '')
    .replaceAll(/var\((--[\w-]+)(?:, [^)]+)?\)/g, (_whole, name: string) => colours.get(name) ?? `missing ${name}`)
  expect(drawn).not.toMatch(/var\(|missing|style=/)
  await expect(`${drawn}\n`).toMatchFileSnapshot(fileURLToPath(sceneFile(scene)))
})
