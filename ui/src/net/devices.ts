import type { Device } from '../wire/Device';
import type { DeviceCode } from '../wire/DeviceCode';
import type { NewDevice } from '../wire/NewDevice';
import { deviceName } from '../lib/device-name';
import { asPerson, myDevices } from './api';
import { get, post, remove } from './http';
import * as person from './person';
import type { Welcomed } from './wire';

export { myDevices };
export type { Device, DeviceCode };

const one = (id: string) => `me/devices/${encodeURIComponent(id)}`;

/** Drops a device of this browser's person: those that are left. */
export function dropDevice(id: string): Promise<Device[]> {
  return asPerson((token) => remove<Device[]>(one(id), token));
}

/** A code for another device; who has played nothing yet becomes a person by it. */
export function showCode(): Promise<DeviceCode> {
  return asPerson((token) => post<DeviceCode>('me/device-code', {}, token));
}

/** The code is of no use any more. If the server cannot be told, time does it. */
export async function dropCode(): Promise<void> {
  await remove<boolean>('me/device-code', person.token()).catch(() => {});
}

/** Makes this browser one of whoever shows the code: the name of that person. */
export async function addThis(code: string): Promise<string> {
  const before = person.known();
  const body: NewDevice = { code, name: deviceName(navigator.userAgent) };
  const welcomed = await post<Welcomed>('devices', body);
  person.become(welcomed);
  if (before?.id === welcomed.person.id) await dropFormer(before.token);
  return welcomed.person.name;
}

/** Whoever adds the device that they have is not listed twice. */
async function dropFormer(token: string): Promise<void> {
  try {
    const former = (await get<Device[]>('me/devices', token)).find(({ current }) => current);
    if (former) await remove<Device[]>(one(former.id), token);
  } catch {
    // It stays in the list, where it can be dropped.
  }
}
