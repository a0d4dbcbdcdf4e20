//! What the document says.

use super::available::{inside, matches};
use super::date::Date;
use super::document::{Block, Document};
use super::facts::{AcnClass, Availability, Chip, Commitment, Facts, Processor, Status};
use super::Language;

/// When the passages on law below were written.
const LAW_CITED: &str = "2026-12-04";
const GDPR: &str = "Regulation (EU) 2016/679 of 27 April 2016 (GDPR), OJ L 119, 4.5.2016";
const GDPR_IT: &str = "Regolamento (UE) 2016/679 del 27 aprile 2016 (GDPR), GU L 119 del 4.5.2016";
const ACN: &str = "ACN, directorial decree no. 21007/24 of 27 June 2024 (regulation on digital infrastructure and \
    cloud services for public bodies, under art. 33-septies(4) of decree-law no. 179 of 18 October 2012), announced \
    in Gazzetta Ufficiale no. 163 of 13 July 2024";
const ACN_IT: &str = "ACN, decreto direttoriale n. 21007/24 del 27 giugno 2024 (regolamento per le infrastrutture \
    digitali e per i servizi cloud per la pubblica amministrazione, ai sensi dell'art. 33-septies, comma 4, del \
    decreto-legge 18 ottobre 2012, n. 179), comunicato in Gazzetta Ufficiale n. 163 del 13 luglio 2024";
const CATALOGUE: &str = "https://www.acn.gov.it/portale/it/catalogo-delle-infrastrutture-digitali-e-dei-servizi-cloud";

/// Writes the document.
pub fn write(facts: &Facts, language: Language) -> Document {
    let mut writer = Writer { facts, language, blocks: Vec::new() };
    writer.introduction();
    writer.chips();
    writer.commitments();
    writer.register();
    if facts.italian_public_body {
        writer.qualification();
    }
    writer.sources();
    let title = language.pick("Readiness to change chips: checklist", "Cambio di chip: lista di controllo").to_owned();
    Document { title, blocks: writer.blocks }
}

struct Writer<'a> {
    facts: &'a Facts,
    language: Language,
    blocks: Vec<Block>,
}

/// Puts values into the holes of a text, in turn.
fn fill(text: &str, values: &[&str]) -> String {
    let mut pieces = text.split("{}");
    let mut out = pieces.next().unwrap_or("").to_owned();
    for (i, piece) in pieces.enumerate() {
        out.push_str(values.get(i).copied().unwrap_or(""));
        out.push_str(piece);
    }
    out
}

impl<'a> Writer<'a> {
    fn pick(&self, english: &'static str, italian: &'static str) -> &'static str {
        self.language.pick(english, italian)
    }

    fn heading(&mut self, english: &'static str, italian: &'static str) {
        self.blocks.push(Block::Heading(self.pick(english, italian).into()));
    }

    fn text(&mut self, english: &'static str, italian: &'static str, values: &[&str]) {
        self.blocks.push(Block::Text(fill(self.pick(english, italian), values)));
    }

    /// A box that only a person can tick.
    fn confirm(&mut self, english: &'static str, italian: &'static str, values: &[&str]) {
        let mark = self.pick("A person confirms: ", "Da confermare da una persona: ");
        self.blocks.push(Block::Confirm(mark.to_owned() + &fill(self.pick(english, italian), values)));
    }

    fn row(&self, cells: &[(&'static str, &'static str)]) -> Vec<String> {
        cells.iter().map(|(english, italian)| self.pick(english, italian).to_owned()).collect()
    }

    /// A fact, or that it is missing.
    fn or_missing(&self, fact: Option<&str>) -> String {
        match fact.map(str::trim).filter(|f| !f.is_empty()) {
            Some(fact) => fact.to_owned(),
            None => self.pick("not stated", "non indicato").to_owned(),
        }
    }

    fn list(&self, facts: &[String]) -> String {
        self.or_missing(Some(&facts.join("; ")))
    }

    fn date(&self, date: Option<Date>) -> String {
        self.or_missing(date.map(|d| d.to_string()).as_deref())
    }

    fn introduction(&mut self) {
        let organisation = self.or_missing(self.facts.organisation.as_deref());
        let (date, switch) = (self.date(self.facts.date), self.date(self.facts.switch_date));
        self.text(
            "Organisation: {}. Facts as of: {}. Intended date of the switch: {}.",
            "Organizzazione: {}. Fatti alla data: {}. Data prevista del cambio: {}.",
            &[&organisation, &date, &switch],
        );
        self.text(
            "This document repeats what the team's own file states and the sources it names; nothing was looked up. \
             What is not stated is marked so. It is no legal advice.",
            "Il documento riporta quanto dichiarato nel file del gruppo di lavoro e le fonti ivi indicate; nulla è \
             stato cercato altrove. Quanto manca è segnalato. Non costituisce parere legale.",
            &[],
        );
        if self.facts.date.is_none() {
            self.confirm("the date at which these facts hold.", "la data alla quale i fatti sono riferiti.", &[]);
        }
    }

    // --- chips ------------------------------------------------------------------------------------------------------

    fn chips(&mut self) {
        self.heading("Chips wanted, in the regions allowed", "Chip desiderati nelle regioni ammesse");
        let facts = self.facts;
        let (regions, source) = (self.list(&facts.regions_allowed), self.or_missing(facts.regions_source.as_deref()));
        self.text("Regions allowed: {}. Source: {}.", "Regioni ammesse: {}. Fonte: {}.", &[&regions, &source]);
        if facts.regions_allowed.is_empty() || facts.chips_wanted.is_empty() {
            self.confirm(
                "which chips are wanted and in which regions data may be processed: the file states no complete \
                 answer.",
                "quali chip si desiderano e in quali regioni è ammesso il trattamento: il file non lo indica per \
                 intero.",
                &[],
            );
            return;
        }
        let mut rows = vec![self.row(&[
            ("Chip", "Chip"),
            ("Region", "Regione"),
            ("According to the lists", "Secondo gli elenchi"),
            ("Types and zones", "Tipi e zone"),
        ])];
        for chip in &facts.chips_wanted {
            for region in &facts.regions_allowed {
                let (verdict, found) = self.availability(chip, region);
                rows.push(vec![chip.name.clone(), region.clone(), verdict, found]);
            }
        }
        self.blocks.push(Block::Table(rows));
        for list in &facts.availability {
            let (command, date) = (self.or_missing(list.command.as_deref()), self.date(list.date));
            self.text(
                "List: {}. Command: {}. Date: {}.",
                "Elenco: {}. Comando: {}. Data: {}.",
                &[&list.file, &command, &date],
            );
            if list.date.is_none() {
                self.confirm("the date of the list {}.", "la data dell'elenco {}.", &[&list.file]);
            }
        }
        self.confirm(
            "quota and real capacity: a type that is listed is offered there, which does not mean that it can be \
             had.",
            "quote e capacità effettiva: un tipo elencato è offerto in quella regione, non per questo è ottenibile.",
            &[],
        );
    }

    fn availability(&self, chip: &Chip, region: &str) -> (String, String) {
        let lists: &[Availability] = &self.facts.availability;
        if lists.is_empty() {
            return (self.pick("no list given", "nessun elenco fornito").into(), "-".into());
        }
        let names = if chip.types.is_empty() { std::slice::from_ref(&chip.name) } else { &chip.types[..] };
        let mut found: Vec<String> = lists
            .iter()
            .flat_map(|l| names.iter().flat_map(|n| l.offers.matching(n, region)))
            .map(|(kind, place)| format!("{kind} ({place})"))
            .collect();
        found.sort();
        found.dedup();
        let verdict = match (found.len(), lists.iter().any(|l| l.offers.knows(region))) {
            (1.., _) => self.pick("available", "disponibile"),
            (0, true) => self.pick("not listed", "non elencato"),
            (0, false) => self.pick("the lists do not cover this region", "gli elenchi non coprono questa regione"),
        };
        let more = found.len().saturating_sub(6);
        found.truncate(6);
        if more > 0 {
            found.push(format!("+ {more}"));
        }
        (verdict.into(), if found.is_empty() { "-".into() } else { found.join(", ") })
    }

    // --- commitments ------------------------------------------------------------------------------------------------

    fn commitments(&mut self) {
        self.heading("What a switch does to each commitment", "Effetti del cambio su ciascun impegno");
        if self.facts.commitments.is_empty() {
            self.confirm(
                "that there is no reservation and no commitment: none is stated.",
                "l'assenza di prenotazioni e impegni: non ne è indicato alcuno.",
                &[],
            );
            return;
        }
        let mut rows = vec![self.row(&[
            ("Commitment", "Impegno"),
            ("For", "Oggetto"),
            ("Region", "Regione"),
            ("From", "Dal"),
            ("To", "Al"),
            ("Cost", "Costo"),
            ("Effect of the switch", "Effetto del cambio"),
            ("Source", "Fonte"),
        ])];
        for c in &self.facts.commitments {
            rows.push(vec![
                c.name.clone(),
                self.or_missing(c.chip.as_deref()),
                self.or_missing(c.region.as_deref()),
                self.date(c.start),
                self.date(c.end),
                self.or_missing(c.cost.as_deref()),
                self.effect(c),
                self.or_missing(c.source.as_deref()),
            ]);
        }
        self.blocks.push(Block::Table(rows));
        for c in &self.facts.commitments {
            self.confirm(
                "{}: whether the contract lets it be ended, exchanged or sold before its end, and at what cost.",
                "{}: se il contratto ne consente la cessazione anticipata, la conversione o la cessione, e a quale \
                 costo.",
                &[&c.name],
            );
        }
    }

    fn effect(&self, c: &Commitment) -> String {
        let Some(chip) = c.chip.as_deref() else {
            return self
                .pick("cannot be said: what it is for is not stated", "non determinabile: l'oggetto non è indicato")
                .into();
        };
        let wanted = |w: &Chip| matches(&w.name, chip) || w.types.iter().any(|t| matches(t, chip));
        let stays = self.facts.chips_wanted.iter().any(wanted);
        let allowed = c.region.as_deref().map(|r| self.facts.regions_allowed.iter().any(|a| inside(r, a)));
        let mut parts = Vec::new();
        match (stays, allowed) {
            (true, Some(true)) => {
                parts.push(
                    self.pick(
                        "remains in use: a wanted chip in an allowed region",
                        "resta in uso: chip desiderato in regione ammessa",
                    )
                    .into(),
                );
            }
            (true, Some(false)) => parts.push(
                self.pick(
                    "a wanted chip, but the region is not among those allowed",
                    "chip desiderato, ma regione non tra quelle ammesse",
                )
                .into(),
            ),
            (true, None) => parts.push(
                self.pick(
                    "a wanted chip; whether the region is allowed cannot be said",
                    "chip desiderato; non è noto se la regione sia ammessa",
                )
                .into(),
            ),
            (false, _) => parts.push(self.unused(c)),
        }
        if let (false, Some(notice)) = (stays, c.notice_by) {
            let notice = notice.to_string();
            parts.push(fill(self.pick("notice can be given until {}", "disdetta possibile entro il {}"), &[&notice]));
        }
        parts.join("; ")
    }

    /// What is said of a commitment for a chip that is not wanted any more.
    fn unused(&self, c: &Commitment) -> String {
        let Some(end) = c.end else {
            return self
                .pick(
                    "unused after the switch; its end is not stated",
                    "inutilizzato dopo il cambio; la scadenza non è indicata",
                )
                .into();
        };
        let Some(switch) = self.facts.switch_date else {
            return fill(
                self.pick("unused from the switch until {}", "inutilizzato dal cambio fino al {}"),
                &[&end.to_string()],
            );
        };
        if end < switch {
            return fill(
                self.pick("ends on {}, before the switch", "scade il {}, prima del cambio"),
                &[&end.to_string()],
            );
        }
        let from = c.start.filter(|s| *s > switch).unwrap_or(switch);
        // Both days count.
        let days = (end.days_since(from) + 1).to_string();
        fill(
            self.pick("unused from {} to {}: {} days", "inutilizzato dal {} al {}: {} giorni"),
            &[&from.to_string(), &end.to_string(), &days],
        )
    }

    // --- the register -----------------------------------------------------------------------------------------------

    fn register(&mut self) {
        self.heading(
            "Register of processing activities: draft of the changes (GDPR, art. 30(1))",
            "Registro delle attività di trattamento: bozza delle modifiche (GDPR, art. 30, par. 1)",
        );
        let controller = self.or_missing(self.facts.controller.as_deref());
        let officer = self.or_missing(self.facts.data_protection_officer.as_deref());
        self.text(
            "Controller (letter a): {}. Data protection officer: {}.",
            "Titolare (lettera a): {}. Responsabile della protezione dei dati: {}.",
            &[&controller, &officer],
        );
        if self.facts.processors.is_empty() {
            self.confirm(
                "that no personal data are processed by others: no processor is stated.",
                "che nessun dato personale sia trattato da terzi: non è indicato alcun responsabile.",
                &[],
            );
            return;
        }
        let mut rows = vec![self.row(&[
            ("Processor", "Responsabile"),
            ("Change", "Modifica"),
            ("Service", "Servizio"),
            ("Regions", "Regioni"),
            ("Contract (art. 28)", "Contratto (art. 28)"),
            ("Source", "Fonte"),
        ])];
        for p in &self.facts.processors {
            let change = match p.status {
                Status::Stays => self.pick("stays; check the entry", "resta; verificare la voce"),
                Status::New => self.pick("add", "aggiungere"),
                Status::Leaves => self.pick(
                    "end; record the date and the return or deletion of data",
                    "cessare; annotare data e restituzione o cancellazione dei dati",
                ),
            };
            rows.push(vec![
                p.name.clone(),
                change.into(),
                self.or_missing(p.service.as_deref()),
                self.list(&p.regions),
                self.or_missing(p.contract.as_deref()),
                self.or_missing(p.source.as_deref()),
            ]);
        }
        self.blocks.push(Block::Table(rows));
        let mut rows = vec![self.row(&[
            ("Processor", "Responsabile"),
            ("Purposes (b)", "Finalità (b)"),
            ("Data subjects (c)", "Interessati (c)"),
            ("Categories of data (c)", "Categorie di dati (c)"),
            ("Recipients (d)", "Destinatari (d)"),
            ("Transfers and safeguards (e)", "Trasferimenti e garanzie (e)"),
            ("Erasure (f)", "Cancellazione (f)"),
            ("Security (g)", "Sicurezza (g)"),
        ])];
        for p in self.facts.processors.iter().filter(|p| p.status != Status::Leaves) {
            rows.push(vec![
                p.name.clone(),
                self.list(&p.purposes),
                self.list(&p.data_subjects),
                self.list(&p.data_categories),
                self.list(&p.recipients),
                self.or_missing(p.transfers.as_deref()),
                self.or_missing(p.retention.as_deref()),
                self.or_missing(p.security.as_deref()),
            ]);
        }
        self.blocks.push(Block::Table(rows));
        for p in &self.facts.processors {
            self.confirm_processor(p);
        }
        self.confirm(
            "whether the change calls for a new data protection impact assessment (art. 35) or new information to \
             data subjects (art. 13 and 14).",
            "se la modifica richieda una nuova valutazione d'impatto (art. 35) o una nuova informativa agli \
             interessati (artt. 13 e 14).",
            &[],
        );
    }

    fn confirm_processor(&mut self, p: &'a Processor) {
        let outside = |r: &&String| !self.facts.regions_allowed.iter().any(|a| inside(r, a));
        let outside: Vec<&str> = p.regions.iter().filter(outside).map(String::as_str).collect();
        if p.status == Status::Leaves {
            self.confirm(
                "{}: that data are returned or deleted at the end of the service (art. 28(3)(g)).",
                "{}: la restituzione o cancellazione dei dati al termine del servizio (art. 28, par. 3, lett. g).",
                &[&p.name],
            );
            return;
        }
        if !outside.is_empty() && !self.facts.regions_allowed.is_empty() {
            let regions = outside.join(", ");
            self.confirm(
                "{}: whether it may go on in regions that are not among those allowed: {}.",
                "{}: se il trattamento possa proseguire in regioni non comprese tra quelle ammesse: {}.",
                &[&p.name, &regions],
            );
        }
        self.confirm(
            "{}: the contract of art. 28(3), the authorisation of its sub-processors (art. 28(2)), and whether data \
             leave the European Economic Area (chapter V).",
            "{}: il contratto di cui all'art. 28, par. 3, l'autorizzazione dei sub-responsabili (art. 28, par. 2) e \
             se i dati escano dallo Spazio economico europeo (capo V).",
            &[&p.name],
        );
    }

    // --- Italian public bodies --------------------------------------------------------------------------------------

    fn qualification(&mut self) {
        self.heading("Cloud qualification (ACN)", "Qualificazione cloud (ACN)");
        self.text(
            "An Italian public body uses cloud services that ACN has qualified, at a level that fits the class of \
             its data and services (ordinary, critical, strategic). Catalogue: {}.",
            "La pubblica amministrazione utilizza servizi cloud qualificati da ACN, a un livello adeguato alla \
             classe dei propri dati e servizi (ordinari, critici, strategici). Catalogo: {}.",
            &[CATALOGUE],
        );
        let class = self.facts.acn_class.map(|class| match class {
            AcnClass::Ordinary => self.pick("ordinary", "ordinari"),
            AcnClass::Critical => self.pick("critical", "critici"),
            AcnClass::Strategic => self.pick("strategic", "strategici"),
        });
        let class = self.or_missing(class);
        self.text("Class stated by the team: {}.", "Classe indicata dal gruppo di lavoro: {}.", &[&class]);
        self.confirm(
            "the class of the data and services, as reported to ACN, and the level it calls for.",
            "la classe dei dati e dei servizi, come trasmessa ad ACN, e il livello richiesto.",
            &[],
        );
        let facts = self.facts;
        for p in facts.processors.iter().filter(|p| p.status != Status::Leaves) {
            let service = self.or_missing(p.service.as_deref());
            self.confirm(
                "{}: that the catalogue lists the service used ({}), accelerators included, at that level, and \
                 until when the qualification holds.",
                "{}: che il catalogo elenchi il servizio utilizzato ({}), acceleratori compresi, a quel livello, e \
                 fino a quando la qualificazione sia valida.",
                &[&p.name, &service],
            );
        }
        if !facts.processors.iter().any(|p| p.status != Status::Leaves) {
            self.confirm(
                "which cloud service is to be verified: none is stated.",
                "quale servizio cloud verificare: non ne è indicato alcuno.",
                &[],
            );
        }
    }

    // --- sources ----------------------------------------------------------------------------------------------------

    fn sources(&mut self) {
        self.heading("Sources", "Fonti");
        let mut rows = vec![self.row(&[("Source", "Fonte"), ("Date", "Data")])];
        rows.push(vec![
            self.pick("the team's file of facts", "il file dei fatti del gruppo di lavoro").into(),
            self.date(self.facts.date),
        ]);
        for list in &self.facts.availability {
            rows.push(vec![list.file.clone(), self.date(list.date)]);
        }
        let checked = fill(self.pick("cited as of {}", "citato alla data {}"), &[LAW_CITED]);
        rows.push(vec![self.pick(GDPR, GDPR_IT).into(), checked.clone()]);
        if self.facts.italian_public_body {
            rows.push(vec![self.pick(ACN, ACN_IT).into(), checked]);
        }
        self.blocks.push(Block::Table(rows));
        self.confirm(
            "that the law quoted is the one in force on the day of the decision.",
            "che la normativa citata sia quella vigente alla data della decisione.",
            &[],
        );
    }
}
