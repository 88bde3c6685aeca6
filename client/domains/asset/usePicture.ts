import { useEffect, useState } from 'react'

export type Picture = { file: File; url: string; image: HTMLImageElement }

/** A chosen file as a picture; null while it is read, `broken` when the browser cannot read it. */
export function usePicture(file: File): Picture | 'broken' | null {
  const [picture, setPicture] = useState<Picture | 'broken' | null>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    let isStale = false
    setPicture(null)
    async function read() {
      const image = await decode(url)
      if (!isStale) setPicture(image ? { file, url, image } : 'broken')
    }
    void read()
    return () => {
      isStale = true
      URL.revokeObjectURL(url)
    }
  }, [file])
  return picture
}

async function decode(url: string): Promise<HTMLImageElement | null> {
  const image = new Image()
  image.src = url
  try {
    await image.decode()
  } catch {
    return null
  }
  // A drawing without measures has none of its own.
  return image.naturalWidth > 0 && image.naturalHeight > 0 ? image : null
}
