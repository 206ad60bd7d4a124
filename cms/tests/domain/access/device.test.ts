import { describe, expect, it } from 'vitest';
import { deviceName } from '../../../src/domain/access';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the name of a device', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`,
      'Chrome',
      'Windows',
      'DESKTOP',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
      'Edge',
      'Windows',
      'DESKTOP',
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`,
      'Chrome',
      'ChromeOS',
      'DESKTOP',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox', 'Linux', 'DESKTOP'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
      'Safari',
      'macOS',
      'DESKTOP',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari',
      'iOS',
      'PHONE',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) CriOS/140.0 Mobile/15E148 Safari/604.1',
      'Chrome',
      'iPadOS',
      'TABLET',
    ],
    [
      `Mozilla/5.0 (Linux; Android 16; Pixel 9) ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36`,
      'Chrome',
      'Android',
      'PHONE',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-X700) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0 Safari/537.36`,
      'Samsung Internet',
      'Android',
      'TABLET',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/140.0 Safari/537.36 OPR/120.0`,
      'Opera',
      'Windows',
      'DESKTOP',
    ],
    ['curl/8.5.0', null, null, 'OTHER'],
    ['', null, null, 'OTHER'],
  ])('%s', (userAgent, browser, system, kind) => {
    expect(deviceName(userAgent)).toEqual({ browser, system, kind });
  });
});
