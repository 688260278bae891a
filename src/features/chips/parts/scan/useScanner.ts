import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { codesIn } from './barcodes.ts'
import { closeCamera, openCamera, torchOf, whyNoCamera } from './camera.ts'
import { type Scanned, scannedIn } from './scanned.ts'

/** Milliseconds between two looks: often enough to feel instant, seldom enough to leave an old phone cool. */
const PAUSE = 120

/** Shows the camera in `video` and calls `onScan` for what it sees, until the component goes. `attempt` starts it anew. */
export function useScanner(video: RefObject<HTMLVideoElement | null>, attempt: number, onScan: (scanned: Scanned) => void) {
  const [problem, setProblem] = useState({ attempt, words: '' })
  const [torch, setTorch] = useState<((on: boolean) => void) | null>(null)

  const found = useEffectEvent(onScan)

  useEffect(() => {
    const stop = new AbortController()
    watch(video, stop.signal, found, (stream) => setTorch(() => torchOf(stream))).catch((error: unknown) => {
      if (!stop.signal.aborted) setProblem({ attempt, words: whyNoCamera(error) })
    })
    return () => stop.abort()
  }, [attempt, video])

  return { problem: problem.attempt === attempt ? problem.words : '', torch }
}

async function watch(
  { current: video }: RefObject<HTMLVideoElement | null>,
  signal: AbortSignal,
  onScan: (scanned: Scanned) => void,
  opened: (stream: MediaStream) => void,
) {
  const stream = await openCamera()
  signal.addEventListener('abort', () => closeCamera(stream))
  if (signal.aborted || !video) return closeCamera(stream)
  video.srcObject = stream
  await video.play()
  opened(stream)
  while (!signal.aborted) {
    const scanned = scannedIn(await codesIn(video), window.location.origin)
    if (scanned && !signal.aborted) onScan(scanned)
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}
