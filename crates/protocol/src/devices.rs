//! The devices on which a person is known.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// `GET /api/me/devices`: a device on which a person is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Device {
    /// Names it among the devices of the person. It proves nothing.
    pub id: String,
    /// What the person calls it; empty if nobody has said.
    pub name: String,
    /// When it was added: milliseconds since 1970.
    pub added: u64,
    /// It is the device that asks.
    pub current: bool,
}

/// The answer to `POST /api/me/device-code`: what another device has to say to become one of this person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeviceCode {
    /// Eight letters and digits. It works once.
    pub code: String,
    /// Until when it works: milliseconds since 1970.
    pub expires: u64,
    /// How long it works from now on, in milliseconds: the clocks of devices differ.
    pub lives: u32,
}

/// `POST /api/devices`: a device with the code that another one shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewDevice {
    /// The code, with or without blanks and hyphens, in small or large letters.
    pub code: String,
    /// What to call the device; default: nothing.
    #[serde(default)]
    pub name: String,
}
