import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { WorkshopBanner } from './workshop-banner.tsx'

beforeAll(() => startTranslation())

test.each(['a visitor', 'a user'])(
  '%s registers with the message that is begun for them',
  (who) => {
    if (who === 'a user') storeToken('a token', 'farmer')
    renderInApp(<WorkshopBanner />)
    const link = screen.getByRole('link', { name: 'Register Now' })
    expect(link.getAttribute('href')).toBe('/contact?topic=workshop')
  },
)
