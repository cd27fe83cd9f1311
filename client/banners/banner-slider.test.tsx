import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { initApp } from '#features/account/account/contract.ts'
import { guestInit } from '#features/account/account/fixtures.ts'
import { banners } from '#features/play/lobby/fixtures.ts'
import { BannerSlider } from './banner-slider.tsx'

const server = serveTests({ wantsLessMotion: false })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  server.answer(initApp, guestInit)
})
afterEach(() => {
  vi.useRealTimers()
})

const open = () => openPage(server, { children: <BannerSlider banners={banners} /> })
const carousel = () => screen.getByRole('region', { name: 'What’s new' })
const current = () => screen.getAllByRole('button', { name: /^Slide/ }).findIndex((dot) => dot.hasAttribute('aria-current'))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('the arrow keys move through the slides and wrap around', () => {
  open()
  expect(current()).toBe(0)
  fireEvent.keyDown(carousel(), { key: 'ArrowRight' })
  expect(current()).toBe(1)
  fireEvent.keyDown(carousel(), { key: 'ArrowRight' })
  expect(current()).toBe(0)
  fireEvent.keyDown(carousel(), { key: 'ArrowLeft' })
  expect(current()).toBe(1)
})

test('a dot opens its slide, and Tab does not reach hidden slides', () => {
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Slide 2 of 2' }))
  expect(current()).toBe(1)
  const slides = [...carousel().querySelectorAll('.hero-slide')]
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([true, false])
})

test('slides advance by themselves, but not under the pointer or the focus', async () => {
  open()
  await pass(7_100)
  expect(current()).toBe(1)
  fireEvent.pointerEnter(carousel())
  await pass(20_000)
  expect(current()).toBe(1)
  fireEvent.pointerLeave(carousel())
  fireEvent.focus(screen.getByRole('button', { name: 'Slide 1 of 2' }))
  await pass(20_000)
  expect(current()).toBe(1)
})

test('A11Y-2 the pause button stops the slides for good', async () => {
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Pause the slides' }))
  await pass(20_000)
  expect(current()).toBe(0)
  expect(screen.getByRole('button', { name: 'Play the slides' })).toBeTruthy()
})

test('slides stay still with reduced motion until the visitor starts them', async () => {
  layoutBrowser({ wantsLessMotion: true })
  open()
  await pass(20_000)
  expect(current()).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Play the slides' }))
  await pass(7_100)
  expect(current()).toBe(1)
})
