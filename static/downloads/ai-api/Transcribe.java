import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.*;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.time.*;
import java.time.format.DateTimeFormatter;
import java.util.*;

public class Transcribe {
  static final String API = variable("AI_API", "https://api.example.com/ai/v1");
  static final String AUTH = variable("AI_AUTH", "https://auth.example.com");
  static final HttpClient HTTP = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(10)).build();
  static String token;
  static Instant renewAt = Instant.MIN;

  static class Failure extends Exception {
    Failure(String message) {
      super(message);
    }
  }

  static String variable(String name, String otherwise) {
    return System.getenv().getOrDefault(name, otherwise);
  }

  /** A problem (RFC 9457), or an error of the token endpoint (RFC 6749). */
  static Failure failure(int status, Map<?, ?> body) {
    Object name = body.containsKey("code") ? body.get("code") : body.get("error");
    Object id = body.containsKey("request_id") ? body.get("request_id") : "none";
    Object detail = body.containsKey("detail") ? body.get("detail") : body.get("error_description");
    return new Failure((name == null ? "HTTP " + status : name) + " request " + id + ": " + detail);
  }

  /** Milliseconds that the API asks for: seconds, or a date. */
  static long retryAfter(HttpResponse<?> response) {
    var value = response.headers().firstValue("Retry-After").orElse("");
    if (value.matches("[0-9]{1,9}")) return 1000 * Long.parseLong(value);
    try {
      var date = ZonedDateTime.parse(value, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant();
      return Math.max(0, Duration.between(Instant.now(), date).toMillis());
    } catch (DateTimeException noDate) {
      return 0;
    }
  }

  /** Sends a request until it has a complete response, at most 5 times. */
  static Map<?, ?> send(HttpRequest.Builder builder, String url, int seconds) throws Exception {
    var request = builder.uri(URI.create(url)).timeout(Duration.ofSeconds(seconds)).build();
    for (int attempt = 0; ; attempt++) {
      long wait = 0;
      try {
        var response = HTTP.send(request, HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
        int status = response.statusCode();
        var body = Json.object(response.body());
        if (status < 300 && !body.isEmpty()) return body;
        boolean mayRepeat = status == 408 || status == 425 || status == 429 || status >= 500;
        if (!mayRepeat || attempt == 4) throw failure(status, body);
        wait = retryAfter(response);
      } catch (IOException noAnswer) {
        if (attempt == 4) throw new Failure("no complete response: " + noAnswer);
      }
      Thread.sleep(wait + (long) (Math.random() * Math.min(30_000, 500 << attempt)));
    }
  }

  static Map<?, ?> call(HttpRequest.Builder builder, String path, int seconds) throws Exception {
    if (!Instant.now().isBefore(renewAt)) {
      var pair = variable("AI_CLIENT_ID", "") + ":" + variable("AI_CLIENT_SECRET", "");
      var basic = Base64.getEncoder().encodeToString(pair.getBytes(StandardCharsets.UTF_8));
      var form = "grant_type=client_credentials&scope=ai.transcribe+jobs.read";
      var request = HttpRequest.newBuilder().header("Authorization", "Basic " + basic)
          .header("Content-Type", "application/x-www-form-urlencoded").POST(BodyPublishers.ofString(form));
      var answer = send(request, AUTH + "/oauth2/token", 30);
      token = (String) answer.get("access_token");
      renewAt = Instant.now().plusSeconds(Long.parseLong((String) answer.get("expires_in")) - 60);
    }
    return send(builder.setHeader("Authorization", "Bearer " + token), API + path, seconds);
  }

  /** Keeps a key on disk beside the file, and returns it. */
  static String keyOf(String file) throws IOException {
    var key = Path.of(file + ".key");
    var draft = Path.of(file + "." + UUID.randomUUID());
    var open = new OpenOption[] {StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE, StandardOpenOption.SYNC};
    Files.writeString(draft, UUID.randomUUID().toString(), open);
    try {
      Files.createLink(key, draft);
    } catch (FileAlreadyExistsException known) {
      // Another run was quicker, or this is not the first.
    } finally {
      Files.delete(draft);
    }
    return Files.readString(key).trim();
  }

  static String transcribe(String file) throws Exception {
    var media = BodyPublishers.ofFile(Path.of(file));
    var upload = HttpRequest.newBuilder().header("Content-Type", "application/octet-stream")
        .header("Idempotency-Key", keyOf(file)).POST(media);
    var job = call(upload, "/transcriptions", 3600);
    long pause = Long.parseLong(variable("AI_POLL_SECONDS", "5"));
    var deadline = Instant.now().plusSeconds(Long.parseLong(variable("AI_WAIT_SECONDS", "3600")));
    while (Instant.now().isBefore(deadline)) {
      Thread.sleep(pause * 1000);
      pause = Math.min(pause * 2, 30);
      job = call(HttpRequest.newBuilder(), "/jobs/" + job.get("id"), 30);
      if ("succeeded".equals(job.get("state"))) return (String) ((Map<?, ?>) job.get("result")).get("text");
      if ("failed".equals(job.get("state"))) throw failure(200, (Map<?, ?>) job.get("error"));
    }
    throw new Failure(job.get("id") + " has not finished yet");
  }

  public static void main(String[] args) throws Exception {
    var out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    try {
      if (args.length != 1) throw new Failure("Name one file.");
      out.println(transcribe(args[0]));
    } catch (Failure | IOException failure) {
      System.err.println(failure instanceof Failure ? failure.getMessage() : failure);
      System.exit(1);
    }
  }
}

/** Reads JSON into maps and lists; the JDK has no reader. Numbers and literals stay strings. */
class Json {
  private final String text;
  private int at;

  private Json(String text) {
    this.text = text;
  }

  static Map<?, ?> object(String text) {
    try {
      return (Map<?, ?>) new Json(text).value();
    } catch (ClassCastException | IndexOutOfBoundsException notAnObject) {
      return Map.of();
    }
  }

  private char skip() {
    while (" \t\r\n:,".indexOf(text.charAt(at)) >= 0) at++;
    return text.charAt(at);
  }

  private Object value() {
    char first = skip();
    if (first == '"') return string();
    if (first == '{') {
      var map = new HashMap<String, Object>();
      for (at++; skip() != '}'; ) map.put(string(), value());
      at++;
      return map;
    }
    if (first == '[') {
      var list = new ArrayList<Object>();
      for (at++; skip() != ']'; ) list.add(value());
      at++;
      return list;
    }
    int start = at;
    while (" \t\r\n,]}".indexOf(text.charAt(at)) < 0) at++;
    return text.substring(start, at);
  }

  private String string() {
    var out = new StringBuilder();
    for (at++; text.charAt(at) != '"'; at++) {
      char sign = text.charAt(at);
      if (sign == '\\') {
        sign = text.charAt(++at);
        int escape = "bfnrt".indexOf(sign);
        if (escape >= 0) sign = "\b\f\n\r\t".charAt(escape);
        if (text.charAt(at) == 'u') {
          sign = (char) Integer.parseInt(text.substring(at + 1, at + 5), 16);
          at += 4;
        }
      }
      out.append(sign);
    }
    at++;
    return out.toString();
  }
}
