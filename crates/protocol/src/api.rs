//! The OpenAPI description of what goes over HTTP.

use utoipa::OpenApi;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};

use crate::*;

/// The description, as `GET /api/openapi.json` gives it.
pub fn open_api() -> utoipa::openapi::OpenApi {
    Description::openapi()
}

#[derive(OpenApi)]
#[openapi(
    info(title = "Blipfall", description = "Matches of Space Hulk and Death Angel. Play itself is on the WebSocket `/api/play`."),
    modifiers(&Token),
    paths(
        about, people, me, rename, devices, drop_device, device_code, drop_device_code, add_device, missions, mission, picture, options, players, make, list, mine, invite, invited, join,
        record, replay, analysis, my_analyses, proof, play_on, import, match_mission, match_campaign, campaigns, my_campaigns, start_campaign,
        my_campaign, drop_campaign, play_campaign, export_campaign, import_campaign,
        workshop_kit, workshop_sheet, workshop_layers, workshop_picture, workshop_generated, predict, prediction,
        drop_prediction, balance, balance_progress, import_tiled, export_tiled, tiled_picture, shared_missions,
        shared_mission, share_mission, drop_shared_mission, puzzles, puzzle, answer_puzzle, ask_puzzle, my_puzzles, health, metrics
    )
)]
struct Description;

/// How a person proves who they are.
struct Token;

impl utoipa::Modify for Token {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        let bearer = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        api.components.get_or_insert_default().add_security_scheme("token", bearer);
    }
}

macro_rules! routes {
    ($($name:ident: $method:ident $path:literal $(security $key:tt)? $(takes $body:ty)? $(, at $($param:literal)+)?
        => $status:literal $answer:ty, $text:literal;)+) => {$(
        #[utoipa::path(
            $method, path = $path, operation_id = stringify!($name), description = $text,
            $(security(($key = [])),)? $(request_body = $body,)? $(params($(($param = String, Path)),+),)?
            responses((status = $status, body = $answer, description = $text), (status = "default", body = Refused,
                description = "What is wrong, and what to do."))
        )]
        #[allow(dead_code)]
        fn $name() {}
    )+};
}

routes! {
    about: get "/api/about" => 200 About, "What this server is, and what it allows.";
    people: post "/api/people" takes NewPerson => 201 Welcomed, "Makes a person with a token.";
    me: get "/api/me" security "token" => 200 Me, "Who the token belongs to.";
    rename: put "/api/me" security "token" takes NewPerson => 200 Me, "Changes the person's name.";
    devices: get "/api/me/devices" security "token" => 200 Vec<Device>, "The devices on which the person is known, the oldest first.";
    drop_device: delete "/api/me/devices/{id}" security "token", at "id" => 200 Vec<Device>, "Drops a device, and answers what is left: its token is of no use any more, and its sockets are closed. The last one cannot be dropped.";
    device_code: post "/api/me/device-code" security "token" => 201 DeviceCode, "A code by which another device becomes one of this person: it works once, for some minutes, and until there is another one.";
    drop_device_code: delete "/api/me/device-code" security "token" => 200 bool, "Makes the code void, if there is one.";
    add_device: post "/api/devices" takes NewDevice => 201 Welcomed, "Makes the device that asks one of the person who shows the code, with a token of its own.";
    missions: get "/api/missions" => 200 Vec<MissionSummary>, "The missions of Space Hulk, in their order.";
    mission: get "/api/missions/{id}", at "id" => 200 MissionPage, "One mission with its file.";
    picture: get "/api/missions/{id}/picture.svg", at "id" => 200 String, "A picture of the mission; `?theme=` names its look, `?lang=` its language.";
    options: get "/api/options" => 200 Vec<OptionPage>, "Every option of the rules of Space Hulk.";
    players: get "/api/players" => 200 Vec<ComputerPlayer>, "The computer players, the weakest of each game first.";
    make: post "/api/matches" security "token" takes NewMatch => 201 Created, "Makes a match.";
    list: get "/api/matches" => 200 Vec<MatchSummary>, "Public matches that wait or run, the latest first.";
    mine: get "/api/me/matches" security "token" => 200 Vec<MatchSummary>, "The person's matches, the latest first.";
    invite: post "/api/matches/{id}/invitation" security "token", at "id" => 200 Invitation, "A new invitation; only the host may ask.";
    invited: post "/api/matches/{id}/invited" takes Join, at "id" => 200 Invited, "What an invitation is to; it changes nothing.";
    join: post "/api/matches/{id}/join" security "token" takes Join, at "id" => 200 Joined, "Takes a seat.";
    record: get "/api/matches/{id}/record", at "id" => 200 String, "The record of a finished match, as a file.";
    analysis: get "/api/matches/{id}/analysis" security "token", at "id" => 200 AnalysisPage, "A second opinion on a finished match, as far as it is; it goes on as long as somebody asks. `?after=` waits for something newer than a number, `?depth=` names the depth that is known already.";
    my_analyses: get "/api/me/analyses" security "token" => 200 Vec<AnalysisCard>, "What is known of the person's matches that have been analysed.";
    replay: get "/api/matches/{id}/replay", at "id" => 200 ReplayPage, "Frames of a finished match; `?from=`, `?to=` (at most 50 at once), `?seat=` (a seat, `spectator`, or `all`).";
    proof: get "/api/matches/{id}/proof", at "id" => 200 Proof, "What the record of a finished match proves.";
    play_on: post "/api/matches/{id}/continue" security "token" takes PlayOn, at "id" => 201 Created, "Makes a practice game that goes on from a moment of a finished match.";
    import: post "/api/records" security "token" takes String => 201 Imported, "Stores the record of a finished match, to be seen here.";
    match_mission: get "/api/matches/{id}/mission", at "id" => 200 MissionPage, "The mission that a match is played on, with the names of its Marines.";
    match_campaign: get "/api/matches/{id}/campaign" security "token", at "id" => 200 Option<CampaignPage>, "The saved campaign that a match is a chapter of, for those who play in it; null if there is none.";
    campaigns: get "/api/campaigns" => 200 Vec<CampaignBook>, "The campaigns that can be started.";
    my_campaigns: get "/api/me/campaigns" security "token" => 200 Vec<CampaignSummary>, "The person's saved campaigns, the latest first.";
    start_campaign: post "/api/me/campaigns" security "token" takes NewCampaign => 201 CampaignPage, "Starts a campaign.";
    my_campaign: get "/api/me/campaigns/{id}" security "token", at "id" => 200 CampaignPage, "A saved campaign; a chapter whose match is over is counted first.";
    drop_campaign: delete "/api/me/campaigns/{id}" security "token", at "id" => 200 Vec<CampaignSummary>, "Deletes a saved campaign, and answers what is left; only who started it may. Its matches stay.";
    play_campaign: post "/api/me/campaigns/{id}/play" security "token", at "id" => 200 Created, "The match of the next chapter, made if there is none; `invitation` is empty where nobody is invited.";
    export_campaign: get "/api/me/campaigns/{id}/file" security "token", at "id" => 200 String, "A saved campaign as a file.";
    import_campaign: post "/api/campaign-files" security "token" takes String => 201 CampaignPage, "Brings a saved campaign in from a file.";
    workshop_kit: get "/api/workshop/kit" => 200 WorkshopKit, "What a drawn mission can begin with and be made of.";
    workshop_sheet: post "/api/workshop/sheet" security "token" takes SheetRequest => 200 MissionSheet, "Changes a mission file and reads it.";
    workshop_layers: post "/api/workshop/layers" security "token" takes LayersRequest => 200 MissionLayers, "Answers about the map of a mission.";
    workshop_picture: post "/api/workshop/picture" security "token" takes PictureRequest => 200 String, "A picture of a mission, as SVG.";
    workshop_generated: post "/api/workshop/generated" security "token" takes GeneratedRequest => 200 MissionText, "A generated mission.";
    predict: post "/api/workshop/predictions" security "token" takes NewPrediction => 201 StartedWork, "Starts to play a mission by computer players. It stops 15 seconds after the last question for it.";
    prediction: get "/api/workshop/predictions/{id}" security "token", at "id" => 200 PredictionProgress, "What the games say so far; with `?after=` as soon as there is something newer.";
    drop_prediction: delete "/api/workshop/predictions/{id}" security "token", at "id" => 200 bool, "Gives a prediction or a search for changes up.";
    balance: post "/api/workshop/balances" security "token" takes NewBalance => 201 StartedWork, "Starts to try small changes of a mission.";
    import_tiled: post "/api/workshop/tiled/import" security "token" takes TiledImport => 200 TiledMission, "Reads a map of the editor Tiled as a mission file.";
    export_tiled: post "/api/workshop/tiled/export" security "token" takes TiledExport => 200 String, "Writes a mission file as a map of the editor Tiled.";
    tiled_picture: get "/api/workshop/tiled/blipfall-sections.png" => 200 String, "The picture of the tiles that these maps name.";
    shared_missions: get "/api/library" security "token" => 200 SharedMissions, "The missions that people have saved on this server.";
    shared_mission: get "/api/library/{key}" security "token", at "key" => 200 MissionText, "The file of one of them.";
    share_mission: post "/api/library" security "token" takes MissionText => 201 SharedMission, "Saves a mission on this server, where its host allows it; one of the same person with the same id is replaced.";
    drop_shared_mission: delete "/api/library/{key}" security "token", at "key" => 200 bool, "Deletes a mission that the person has saved.";
    balance_progress: get "/api/workshop/balances/{id}" security "token", at "id" => 200 BalanceProgress, "The changes that were tried so far; with `?after=` as soon as there is something newer.";
    puzzles: get "/api/puzzles" => 200 PuzzleShelf, "Every puzzle, and the one of the day.";
    puzzle: get "/api/puzzles/{id}", at "id" => 200 PuzzlePage, "The position of a puzzle, as whoever decides sees it.";
    answer_puzzle: post "/api/puzzles/{id}/answers" takes PuzzleAttempt, at "id" => 200 PuzzleVerdict, "Whether an answer solves a puzzle, and what every answer is worth. With a token, the first answer is remembered.";
    my_puzzles: get "/api/me/puzzles" security "token" => 200 Vec<PuzzleResult>, "What came of puzzles.";
    ask_puzzle: post "/api/puzzles/{id}/questions" takes String, at "id" => 200 String, "A question about the position of a puzzle, as the WebSocket takes it from whoever decides: `odds`, `why_not`, `reach`, `sight` or `threats`.";
    health: get "/api/health" => 200 Health, "Whether everything works.";
    metrics: get "/api/metrics" => 200 String, "Figures for Prometheus.";
}
